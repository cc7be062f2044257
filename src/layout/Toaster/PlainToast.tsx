import { useState } from 'react'
import { failedMessage } from '../../../styles/utilities.css.ts'
import { site } from '../../content/site.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonAnchor } from '../../ui/Button/ButtonLink.tsx'
import { classes } from '../../ui/classes.ts'
import * as styles from '../../ui/Toast/Toast.css.ts'
import type { ToastMessage } from '../../ui/Toast/useToast.ts'

/** Shows the message if the toast's own script could not be loaded. It stays until it is closed. */
export function PlainToast({ title, text, isFailure, action }: ToastMessage) {
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <div className={styles.viewport}>
      <div role="alert" className={classes(styles.toast, isFailure && failedMessage)}>
        <p className={styles.title}>{title}</p>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <ButtonAnchor size="sm" variant="secondary" href={action.href}>
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
