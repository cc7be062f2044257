import * as RadixToast from '@radix-ui/react-toast'
import { useRef, useState } from 'react'
import { failedMessage } from '../../../styles/utilities.css.ts'
import { site } from '../../content/site.ts'
import { button } from '../Button/Button.css.ts'
import { ButtonAnchor, madeWhenPressed } from '../Button/Button.tsx'
import { classes } from '../classes.ts'
import type { ToastMessage } from './useToast.ts'
import * as styles from './Toast.css.ts'

/** One message. It closes itself after 5 s, unless it must stay or is pointed at or focused. */
export function Toast({ title, text, isFailure, stays, action }: ToastMessage) {
  // When it is closed, Radix leaves the focus on the empty area, and takes it there for a wish that no later toast closes.
  const root = useRef<HTMLLIElement>(null)
  const [before] = useState(() => document.activeElement)
  const giveBack = () => {
    if (before instanceof HTMLElement && root.current?.parentElement?.contains(document.activeElement))
      before.focus({ preventScroll: true })
  }
  return (
    <RadixToast.Root
      ref={root}
      onOpenChange={giveBack}
      className={classes(styles.toast, isFailure && failedMessage)}
      duration={stays ? Infinity : 5000}
    >
      <RadixToast.Title className={styles.title}>
        {isFailure && (
          <svg className={styles.failureSign} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="10" cy="10" r="9" />
            <path d="M10 5v6M10 13.5v2" />
          </svg>
        )}
        {title}
      </RadixToast.Title>
      <RadixToast.Description className={styles.text}>{text}</RadixToast.Description>
      <div className={styles.actions}>
        <RadixToast.Action asChild altText={action.alt}>
          {/* Radix passes `type="button"`, which is wrong for a link. */}
          <ButtonAnchor {...madeWhenPressed(action.href)} size="sm" variant="secondary" type={undefined}>
            {action.label}
          </ButtonAnchor>
        </RadixToast.Action>
        <RadixToast.Close className={button({ size: 'sm', variant: 'ghost' })}>
          {site.toast.close}
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  )
}
