import * as RadixToast from '@radix-ui/react-toast'
import { useRef, useState, type PointerEvent } from 'react'
import { site } from '../../content/site.ts'
import { failedMessage } from '../../../styles/utilities.css.ts'
import { classes } from '../classes.ts'
import { button } from '../Button/Button.css.ts'
import { ButtonAnchor, madeWhenPressed } from '../Button/Button.tsx'
import type { ToastMessage } from './useToast.ts'
import * as styles from './Toast.css.ts'

/**
 * After a swipe Radix swallows the next click, for a mouse makes one where it is let go. A finger makes none, and its next
 * tap would do nothing: this click is the one that is swallowed.
 */
const takeNoClick = ({ currentTarget }: { currentTarget: HTMLElement }) =>
  setTimeout(() => currentTarget.dispatchEvent(new MouseEvent('click')))

/** The system may take over a gesture, and Radix would wait for its end. */
const endSwipe = ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) =>
  currentTarget.dispatchEvent(new window.PointerEvent('pointerup', { pointerId, clientY, bubbles: true }))

/** The toast area with one message. It closes itself after 5 s, unless it must stay or is pointed at or focused. */
export default function Toast({ title, text, isFailure, stays, action }: ToastMessage) {
  // Radix would leave the focus on the area, which is empty then: it goes back to where it was when the message came,
  // and the page stays where the visitor has scrolled it.
  const viewport = useRef<HTMLOListElement>(null)
  const [before] = useState(() => document.activeElement)
  const giveBack = () => {
    if (before instanceof HTMLElement && viewport.current?.contains(document.activeElement))
      before.focus({ preventScroll: true })
  }
  return (
    <RadixToast.Provider label={site.toast.label} duration={stays ? Infinity : 5000} swipeDirection="down">
      <RadixToast.Root
        className={classes(styles.toast, isFailure && failedMessage)}
        onOpenChange={giveBack}
        onSwipeCancel={takeNoClick}
        onPointerCancel={endSwipe}
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
      <RadixToast.Viewport ref={viewport} className={styles.viewport} label={site.toast.regionLabel} />
    </RadixToast.Provider>
  )
}
