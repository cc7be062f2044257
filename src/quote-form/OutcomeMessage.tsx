import { useEffect, useRef } from 'react'
import { failedMessage } from '../../styles/utilities.css.ts'
import { telephoneHref } from '../data/companyDetails.ts'
import { endpointFormTexts, quoteForm } from '../data/quoteForm.ts'
import { site } from '../data/site.ts'
import { Button, ButtonAnchor, withFreshHref } from '../ui/Button/Button.tsx'
import { classes } from '../ui/classes.ts'
import { CopyRequest } from './CopyRequest.tsx'
import * as styles from './OutcomeMessage.css.ts'
import type { Outcome } from './outcome.ts'

export type OutcomeMessageProps = {
  outcome: Outcome
  mailto: () => string
  text: () => string
  /** Whether the form still holds what was sent, and nothing else. */
  isUnchanged: boolean
}

/**
 * Says whether the request has arrived. The message stays, and takes the focus that the button had. Unless the arrival is
 * certain, it offers to retry, write, call or copy the request.
 */
export function OutcomeMessage({ outcome, mailto, text: requestText, isUnchanged }: OutcomeMessageProps) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not from a visitor who is writing on.
    if (!document.activeElement?.matches('input, select, textarea')) message.current?.focus()
  }, [])
  const { title, text } = endpointFormTexts.outcomes[outcome]
  const isFailure = outcome !== 'accepted'
  return (
    <div
      ref={message}
      className={classes(styles.message, isFailure && failedMessage)}
      role="alert"
      // When the request has been copied, that alone is read out.
      aria-atomic={false}
      tabIndex={-1}
    >
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {!isFailure && !isUnchanged && <p>{endpointFormTexts.changed}</p>}
      {isFailure && (
        <div className={styles.actions}>
          <Button variant="secondary" type="submit">
            {endpointFormTexts.retry}
          </Button>
          <ButtonAnchor variant="outline" {...withFreshHref(mailto)}>
            {quoteForm.toast.action}
          </ButtonAnchor>
          <ButtonAnchor variant="outline" href={telephoneHref}>
            {site.callLabel}
          </ButtonAnchor>
          <CopyRequest text={requestText} />
        </div>
      )}
    </div>
  )
}
