import { createContext, use } from 'react'

export type ToastMessage = {
  title: string
  text: string
  /** Marked as such, by a sign and a colour. */
  isFailure: boolean
  /** `alt` says to a screen reader how to do the same without the toast, which goes away by itself. */
  action: { label: string; alt: string; href: string }
}

export const ToastContext = createContext<(message: ToastMessage) => void>(() => {
  throw new Error('No <Toaster> around')
})

/** Shows a message in the toast area, in the place of the one before. */
export const useToast = () => use(ToastContext)
