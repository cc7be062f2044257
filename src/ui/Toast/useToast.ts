import { createContext, use } from 'react'

export type ToastMessage = {
  title: string
  text: string
  /** A failure is marked by a sign and a colour. */
  isFailure: boolean
  /** Nothing else says it: the toast stays until it is closed. */
  stays?: boolean
  /**
   * `alt` tells users of a screen reader how to do the same without the toast, which closes by itself. `href` gives the
   * address when the action is pressed.
   */
  action: { label: string; alt: string; href: () => string }
}

export const ToastContext = createContext<(message: ToastMessage) => void>(() => {
  throw new Error('No <Toaster> around')
})

export const useToast = () => use(ToastContext)
