import { useEffect, useRef } from 'react'
import { failedMessage } from '../../styles/utilities.css.ts'
import { telephoneHref } from '../data/companyDetails.ts'
import { endpointFormTexts, quoteForm } from '../data/quoteForm.ts'
import { site } from '../data/site.ts'
import { Button, ButtonAnchor, type ButtonAnchorProps } from '../ui/Button/Button.tsx'
import { classes } from '../ui/classes.ts'
import { LinkifiedEmails } from '../ui/LinkifiedEmails.tsx'
import { CopyRequest } from './CopyRequest.tsx'
import { MailtoLink } from './MailtoLink.tsx'
import * as styles from './OutcomeMessage.css.ts'
import type { Outcome } from './outcome.ts'

export type Result = {
  outcome: Outcome
  /** The address that was sent. */
  email: string
  /** Whether the form's values are still those that were sent. */
  isUnchanged: boolean
}

/**
 * Says whether the request has arrived. The message stays and takes the focus. Unless the arrival is certain, it offers to retry,
 * write, call or copy the request.
 */
export function OutcomeMessage(result: Result) {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Not from a visitor who is still typing.
    if (!document.activeElement?.matches('input, select, textarea')) message.current?.focus()
  }, [])
  const isFailure = result.outcome !== 'accepted'
  return (
    <div
      ref={message}
      className={classes(styles.message, isFailure && failedMessage)}
      role="alert"
      // Screen readers then announce « copied » without the rest of the message.
      aria-atomic={false}
      tabIndex={-1}
    >
      <p className={styles.title}>{endpointFormTexts.outcomes[result.outcome].title}</p>
      <p>
        <OutcomeText {...result} />
      </p>
      {isFailure && (
        <div className={styles.actions}>
          <Button variant="secondary" type="submit">
            {endpointFormTexts.retry}
          </Button>
          <MailtoLink variant="outline">{quoteForm.toast.action}</MailtoLink>
          <PhoneLink variant="outline">{site.callLabel}</PhoneLink>
          <CopyRequest />
        </div>
      )}
    </div>
  )
}

/** Repeats the visitor's address, where a typing error shows. What changed during sending is said not to have been sent. */
export function OutcomeText({ outcome, email, isUnchanged }: Result) {
  const [before = '', after] = endpointFormTexts.outcomes[outcome].text.split('{adresse}')
  return (
    <>
      {before}
      {after !== undefined && (
        <>
          {email}
          <LinkifiedEmails>{after}</LinkifiedEmails>
        </>
      )}
      {outcome === 'accepted' && !isUnchanged && ` ${endpointFormTexts.changed}`}
    </>
  )
}

export const PhoneLink = (props: ButtonAnchorProps) => <ButtonAnchor {...props} href={telephoneHref} />
