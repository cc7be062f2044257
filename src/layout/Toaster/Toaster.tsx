import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { failedMessage } from '../../../styles/utilities.css.ts'
import { site } from '../../content/site.ts'
import { Button, ButtonAnchor, madeWhenPressed } from '../../ui/Button/Button.tsx'
import { classes } from '../../ui/classes.ts'
import * as styles from '../../ui/Toast/Toast.css.ts'
import { ToastContext, type ToastMessage } from '../../ui/Toast/useToast.ts'

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

/** Shows the message if the toast's own script could not be loaded. It stays until it is closed. */
function PlainToast({ title, text, isFailure, action }: ToastMessage) {
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <div className={styles.viewport}>
      <div role="alert" className={classes(styles.toast, isFailure && failedMessage)}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <ButtonAnchor {...madeWhenPressed(action.href)} size="sm" variant="secondary">
            {action.label}
          </ButtonAnchor>
          <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
            {site.toast.close}
          </Button>
        </div>
      </div>
    </div>
  )
}
