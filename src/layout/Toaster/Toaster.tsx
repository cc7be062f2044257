import * as RadixToast from '@radix-ui/react-toast'
import { useCallback, useState, type ReactNode } from 'react'
import { site } from '../../content/site.ts'
import { Toast } from '../../ui/Toast/Toast.tsx'
import * as styles from '../../ui/Toast/Toast.css.ts'
import { ToastContext, type ToastMessage } from '../../ui/Toast/useToast.ts'

/** The toast area of all pages: shows the last message, one at most, above whatever page is on screen. */
export function Toaster({ children }: { children: ReactNode }) {
  const [last, setLast] = useState<{ id: number; message: ToastMessage } | null>(null)
  const show = useCallback(
    (message: ToastMessage) => setLast((before) => ({ id: (before?.id ?? 0) + 1, message })),
    [],
  )
  return (
    <RadixToast.Provider label={site.toast.label} swipeDirection="down">
      <ToastContext value={show}>{children}</ToastContext>
      {last && <Toast key={last.id} {...last.message} />}
      <RadixToast.Viewport className={styles.viewport} label={site.toast.regionLabel} />
    </RadixToast.Provider>
  )
}
