import { useState } from 'react'
import { site } from '../../content/site.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonAnchor } from '../../ui/Button/ButtonLink.tsx'
import type { ToastMessage } from '../../ui/Toast/useToast.ts'
import * as styles from './PlainToast.css.ts'

/** Shows the message if the toast's own script could not be loaded. It stays until it is closed. */
export function PlainToast({ title, text, isFailure, action }: ToastMessage) {
  const [open, setOpen] = useState(true)
  if (!open) return null
  return (
    <div role="alert" className={isFailure ? styles.failure : styles.message}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      <ButtonAnchor size="sm" href={action.href}>
        {action.label}
      </ButtonAnchor>
      <Button size="sm" variant="ghost" onClick={() => setOpen(false)}>
        {site.toast.close}
      </Button>
    </div>
  )
}
