import { useRef, useState, type SyntheticEvent } from 'react'
import { telephoneHref } from '../content/companyDetails.ts'
import type { quoteDelivery } from '../content/delivery.ts'
import { deliveringForm, quoteForm } from '../content/quoteForm.ts'
import { site } from '../content/site.ts'
import { useToast } from '../ui/Toast/useToast.ts'
import { requestMailto } from './mailto.ts'
import type { Outcome } from './outcome.ts'
import { OutcomeMessage, type OutcomeMessageProps } from './OutcomeMessage.tsx'
import { send } from './send.ts'
import type { QuoteFormProps } from './QuoteForm.tsx'
import * as styles from './QuoteForm.css.ts'
import { QuoteFormFrame, useQuoteForm, type QuoteRequest } from './QuoteFormFrame.tsx'

type DeliveringFormProps = QuoteFormProps & { delivery: NonNullable<typeof quoteDelivery> }

// A second click may come before React has rendered the button as disabled. As the form, it outlives a page change.
let isSending = false

/**
 * The form that sends what was typed to the endpoint. If it is submitted before this script has loaded, the browser
 * itself posts the same fields there.
 */
export function DeliveringForm({ delivery, children, ...props }: DeliveringFormProps) {
  const { endpoint, extraFields } = delivery
  const form = useQuoteForm()
  const { handleSubmit, getValues, reset } = form
  const showToast = useToast()
  const formElement = useRef<HTMLFormElement>(null)
  const [result, setResult] = useState<OutcomeMessageProps | null>(null)

  const deliver = async (request: QuoteRequest) => {
    const element = formElement.current
    if (!element) return
    const { pathname } = location
    setResult(null)
    const outcome = await send(element, endpoint)
    const mailto = requestMailto(request)
    // What a visitor has added meanwhile was not sent: it stays, and all of the request with it.
    const isUnchanged = JSON.stringify(getValues()) === JSON.stringify(request)
    if (outcome === 'accepted' && isUnchanged) reset()
    // The address changes at once; a page that is left still fades out.
    if (element.isConnected && location.pathname === pathname) setResult({ outcome, mailto, isUnchanged })
    else showToast(toastOf(outcome, mailto))
  }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending) return
    isSending = true
    await handleSubmit(deliver)(event).finally(() => {
      isSending = false
    })
  }

  return (
    <QuoteFormFrame
      {...props}
      ref={formElement}
      form={form}
      action={endpoint}
      onSubmit={(event) => void submit(event)}
      noScript={deliveringForm.noScript}
      outcome={result && <OutcomeMessage {...result} />}
    >
      <div className={styles.trap}>
        <label htmlFor="website">{deliveringForm.trap}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {Object.entries(extraFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </QuoteFormFrame>
  )
}

/** For a visitor who has gone to another page in the meantime. */
function toastOf(outcome: Outcome, mailto: string) {
  const { title, text } = deliveringForm.outcomes[outcome]
  const { action, actionAlt } = quoteForm.toast
  const isFailure = outcome !== 'accepted'
  return {
    title,
    text: isFailure ? deliveringForm.left : text,
    isFailure,
    // The form that it is about may be gone, and says nothing when the visitor comes back.
    stays: isFailure,
    action: isFailure
      ? { label: action, alt: actionAlt, href: mailto }
      : { label: site.callLabel, alt: site.callLabel, href: telephoneHref },
  }
}
