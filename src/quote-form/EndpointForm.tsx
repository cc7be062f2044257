import { useState } from 'react'
import { flushSync } from 'react-dom'
import { visuallyHidden } from '../../styles/utilities.css.ts'
import { telephoneHref } from '../data/companyDetails.ts'
import { endpointFormTexts, quoteForm } from '../data/quoteForm.ts'
import { site } from '../data/site.ts'
import { useToast } from '../ui/Toast/Toast.tsx'
import { OutcomeMessage, type OutcomeMessageProps } from './OutcomeMessage.tsx'
import type { Outcome } from './outcome.ts'
import { QuoteFormFields, type QuoteFormProps } from './QuoteFormFields.tsx'
import { send } from './send.ts'
import { useQuoteForm } from './useQuoteForm.ts'

type EndpointFormProps = QuoteFormProps & { endpoint: string }

/** The form that sends what was typed to the endpoint. Without scripts the browser itself posts the same fields there. */
export function EndpointForm({ endpoint, ...props }: EndpointFormProps) {
  const showToast = useToast()
  const [result, setResult] = useState<OutcomeMessageProps | null>(null)
  const { register, isSubmitting, getValues, clear, currentMailto, currentText, onSubmit } = useQuoteForm()

  const onRequest = async (form: HTMLFormElement) => {
    const sent = JSON.stringify(getValues())
    const { pathname } = location
    // At once: if the answer came before it was rendered, the next message would not take the focus.
    flushSync(() => setResult(null))
    const outcome = await send(form, endpoint)
    // What a visitor has added meanwhile was not sent: it stays, and all of the request with it.
    const isUnchanged = JSON.stringify(getValues()) === sent
    if (outcome === 'accepted' && isUnchanged) clear()
    // The address changes at once; a page that is left still fades out.
    if (form.isConnected && location.pathname === pathname)
      setResult({ outcome, mailto: currentMailto, text: currentText, isUnchanged })
    else showToast(toastOf(outcome, currentMailto))
  }

  return (
    <QuoteFormFields
      {...props}
      register={register}
      isSubmitting={isSubmitting}
      onSubmit={onSubmit(onRequest)}
      outcome={result ? <OutcomeMessage {...result} /> : isSubmitting && <Sending />}
    />
  )
}

/** Takes the focus that the button loses when it is disabled: whoever uses the keyboard stays where they were. */
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

/** For a visitor who has gone to another page in the meantime. */
function toastOf(outcome: Outcome, mailto: () => string) {
  const { title, text } = endpointFormTexts.outcomes[outcome]
  const { action, actionAlt } = quoteForm.toast
  const isFailure = outcome !== 'accepted'
  return {
    title,
    text: isFailure ? endpointFormTexts.left : text,
    isFailure,
    // The form that it is about may be gone, and says nothing when the visitor comes back.
    stays: isFailure,
    action: isFailure
      ? { label: action, alt: actionAlt, href: mailto }
      : { label: site.callLabel, alt: site.callLabel, href: () => telephoneHref },
  }
}
