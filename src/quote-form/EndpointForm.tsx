import { useState } from 'react'
import { visuallyHidden } from '../../styles/utilities.css.ts'
import { endpointFormTexts, quoteForm } from '../data/quoteForm.ts'
import { site } from '../data/site.ts'
import { useToast } from '../ui/Toast/Toast.tsx'
import { MailtoLink } from './MailtoLink.tsx'
import { OutcomeMessage, OutcomeText, PhoneLink, type Result } from './OutcomeMessage.tsx'
import { quoteFormControl } from './quoteFormControl.ts'
import { QuoteFormFields, type QuoteFormProps } from './QuoteFormFields.tsx'
import { send } from './send.ts'
import { useQuoteForm } from './useQuoteForm.ts'

type EndpointFormProps = QuoteFormProps & { endpoint: string }

const { getValues, reset } = quoteFormControl

/** The form that sends the request to the endpoint. Without JavaScript the browser itself posts the same fields there. */
export function EndpointForm({ endpoint, ...props }: EndpointFormProps) {
  const showToast = useToast()
  const [result, setResult] = useState<Result | null>(null)
  const { isSubmitting, submitCount, onSubmit } = useQuoteForm(async (form) => {
    setResult(null)
    const sent = getValues()
    const { pathname } = location
    const outcome = await send(form, endpoint)
    const isUnchanged = JSON.stringify(getValues()) === JSON.stringify(sent)
    // Without values, `reset` also calls the form's own `reset()`, which alone ends `:user-invalid`.
    if (outcome === 'accepted' && isUnchanged) reset(undefined, { keepFieldsRef: true })
    const answered = { outcome, email: sent.email, isUnchanged }
    // The URL changes at once, while the page that is left still fades out.
    if (form.isConnected && location.pathname === pathname) setResult(answered)
    else showToast(toastOf(answered))
  })

  return (
    <QuoteFormFields
      {...props}
      isSubmitting={isSubmitting}
      onSubmit={onSubmit}
      // By its key each result is a new message, which takes the focus.
      outcome={isSubmitting ? <Sending /> : result && <OutcomeMessage key={submitCount} {...result} />}
    />
  )
}

/** Takes the focus that the button loses when it is disabled, so that the keyboard stays at this point of the page. */
const Sending = () => (
  <div
    ref={takeFocusOfButton}
    className={visuallyHidden}
    role="status"
    aria-label={quoteForm.submitting}
    tabIndex={-1}
  />
)

function takeFocusOfButton(element: HTMLElement | null) {
  if (document.activeElement?.matches('[type="submit"]')) element?.focus({ preventScroll: true })
}

/** For a visitor who has left the page during sending. */
function toastOf(result: Result) {
  const { title } = endpointFormTexts.outcomes[result.outcome]
  const { action, actionAlt } = quoteForm.toast
  const isFailure = result.outcome !== 'accepted'
  return {
    title,
    text: isFailure ? endpointFormTexts.left : <OutcomeText {...result} />,
    isFailure,
    // The form shows no message when the visitor returns.
    stays: isFailure || !result.isUnchanged,
    action: isFailure
      ? { label: action, alt: actionAlt, Link: MailtoLink }
      : { label: site.callLabel, alt: site.callLabel, Link: PhoneLink },
  }
}
