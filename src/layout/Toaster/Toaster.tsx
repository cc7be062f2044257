import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { ToastContext, type ToastMessage } from '../../ui/Toast/useToast.ts'
import { PlainToast } from './PlainToast.tsx'

// Most visitors see no toast, so the first one loads its script. If that fails, the message must still be seen.
const Toast = lazy(() =>
  import('../../ui/Toast/Toast.tsx').catch((cause: unknown) => {
    reportError(cause)
    return { default: PlainToast }
  }),
)

/** The toast area of all pages: shows the last message, one at most, above whatever page is on screen. */
export function Toaster({ children }: { children: ReactNode }) {
  const [last, setLast] = useState<{ id: number; message: ToastMessage } | null>(null)
  const show = useCallback(
    (message: ToastMessage) => setLast((before) => ({ id: (before?.id ?? 0) + 1, message })),
    [],
  )
  return (
    <ToastContext value={show}>
      {children}
      {last && (
        <Suspense>
          <Toast key={last.id} {...last.message} />
        </Suspense>
      )}
    </ToastContext>
  )
}
