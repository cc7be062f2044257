import { useRef, useState, type SyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import { telephoneHref } from '../content/companyDetails.ts'
import { quoteDelivery } from '../content/delivery.ts'
import { deliveringForm, quoteForm } from '../content/quoteForm.ts'
import { Button } from '../ui/Button/Button.tsx'
import { useToast } from '../ui/Toast/useToast.ts'
import * as ownStyles from './DeliveringForm.css.ts'
import { Fields } from './Fields.tsx'
import { mailtoHref } from './mailto.ts'
import { OutcomeMessage } from './OutcomeMessage.tsx'
import * as styles from './QuoteForm.css.ts'
import type { QuoteRequest } from './quoteRequest.ts'
import { send, type Outcome } from './send.ts'

/**
 * The form that sends what was typed to `quoteDelivery`. Submitted before this script is there, the browser posts the
 * same fields there by itself.
 */
export function DeliveringForm({ labelledBy }: { labelledBy: string }) {
  const { register, handleSubmit, formState, reset } = useForm<QuoteRequest>()
  const showToast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [last, setLast] = useState<{ outcome: Outcome; mailto: string } | null>(null)

  const deliver = async (request: QuoteRequest) => {
    const sent = form.current
    if (!sent) return
    setLast(null)
    const outcome = await send(sent)
    const mailto = mailtoHref(request)
    if (outcome === 'accepted') reset()
    if (sent.isConnected) setLast({ outcome, mailto })
    else showToast(toastOf(outcome, mailto))
  }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    // The button is only locked once React has painted it.
    if (isSending.current) return
    isSending.current = true
    await handleSubmit(deliver)(event)
    isSending.current = false
  }

  return (
    <form
      ref={form}
      className={styles.form}
      action={quoteDelivery?.endpoint}
      method="post"
      aria-labelledby={labelledBy}
      onSubmit={(event) => void submit(event)}
    >
      <Fields register={register} />
      <div className={ownStyles.unseen}>
        <label htmlFor="website">{deliveringForm.trap}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {Object.entries(quoteDelivery?.extraFields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript className={styles.note}>{deliveringForm.noScript}</noscript>
      <Button className={styles.submit} type="submit" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? quoteForm.submitting : quoteForm.submit}
      </Button>
      {last && <OutcomeMessage {...last} />}
    </form>
  )
}

/** For a visitor who has gone to another page meanwhile. */
function toastOf(outcome: Outcome, mailto: string) {
  const { title, text } = deliveringForm.outcomes[outcome]
  if (outcome === 'accepted')
    return {
      title,
      text,
      action: { label: deliveringForm.call, alt: deliveringForm.call, href: telephoneHref },
    }
  return {
    title,
    text: deliveringForm.left,
    action: { label: deliveringForm.mail, alt: quoteForm.toast.actionAlt, href: mailto },
  }
}
