import { useState } from 'react'
import { createPortal } from 'react-dom'
import { telephoneHref } from '../content/companyDetails.ts'
import type { quoteDelivery } from '../content/delivery.ts'
import { deliveringForm, quoteForm } from '../content/quoteForm.ts'
import { site } from '../content/site.ts'
import { partOf } from '../ui/parts.ts'
import { useToast } from '../ui/Toast/useToast.ts'
import { OutcomeMessage, type OutcomeMessageProps } from './OutcomeMessage.tsx'
import type { Outcome } from './outcome.ts'
import { send } from './send.ts'
import { currentMailto, currentRequest, emptyForm, useQuoteForm } from './useQuoteForm.ts'

type DeliveryScriptProps = { form: HTMLFormElement; delivery: NonNullable<typeof quoteDelivery> }

/**
 * The form that sends what was typed to the endpoint. If it is submitted before this script has loaded, the browser itself
 * posts the same fields there.
 */
export function DeliveryScript({ form, delivery: { endpoint } }: DeliveryScriptProps) {
  const showToast = useToast()
  const [result, setResult] = useState<OutcomeMessageProps | null>(null)

  useQuoteForm(form, async () => {
    const sent = JSON.stringify(currentRequest())
    const { pathname } = location
    setResult(null)
    const outcome = await send(form, endpoint)
    // What a visitor has added meanwhile was not sent: it stays, and all of the request with it.
    const isUnchanged = JSON.stringify(currentRequest()) === sent
    if (outcome === 'accepted' && isUnchanged) emptyForm()
    // The address changes at once; a page that is left still fades out.
    if (form.isConnected && location.pathname === pathname)
      setResult({ outcome, mailto: currentMailto, isUnchanged })
    else showToast(toastOf(outcome))
  })

  return createPortal(result && <OutcomeMessage {...result} />, partOf(form, 'outcome'))
}

/** For a visitor who has gone to another page in the meantime. */
function toastOf(outcome: Outcome) {
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
      ? { label: action, alt: actionAlt, href: currentMailto }
      : { label: site.callLabel, alt: site.callLabel, href: () => telephoneHref },
  }
}
