import * as RadixToast from '@radix-ui/react-toast'
import { site } from '../../content/site.ts'
import { failedMessage } from '../../../styles/utilities.css.ts'
import { classes } from '../classes.ts'
import { button } from '../Button/Button.css.ts'
import type { ToastMessage } from './useToast.ts'
import * as styles from './Toast.css.ts'

/** The toast area with one message. It closes itself after 5 s, unless it must stay or is pointed at or focused. */
export default function Toast({ title, text, isFailure, stays, action }: ToastMessage) {
  return (
    <RadixToast.Provider label={site.toast.label} duration={stays ? Infinity : 5000} swipeDirection="down">
      <RadixToast.Root className={classes(styles.toast, isFailure && failedMessage)}>
        <RadixToast.Title className={styles.title}>
          {isFailure && (
            <svg className={styles.failureSign} viewBox="0 0 20 20" aria-hidden="true">
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
            <a className={button({ size: 'sm', variant: 'secondary' })} href={action.href} type={undefined}>
              {action.label}
            </a>
          </RadixToast.Action>
          <RadixToast.Close className={button({ size: 'sm', variant: 'ghost' })}>
            {site.toast.close}
          </RadixToast.Close>
        </div>
      </RadixToast.Root>
      <RadixToast.Viewport className={styles.viewport} label={site.toast.regionLabel} />
    </RadixToast.Provider>
  )
}
