import { useForm } from 'react-hook-form'
import { mailtoHref } from '../content/companyDetails.ts'
import { quoteForm } from '../content/quoteForm.ts'
import { useToast } from '../ui/Toast/useToast.ts'
import { Fields } from './Fields.tsx'
import { requestMailto } from './mailto.ts'
import * as styles from './QuoteForm.css.ts'
import type { QuoteRequest } from './quoteRequest.ts'
import type { QuoteFormProps } from './QuoteForm.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const { toast } = quoteForm

/**
 * The form that sends nothing: it shows a toast whose `mailto:` link contains what was typed. If it is submitted before
 * this script has loaded, it opens the visitor's mail program, so that nothing typed ends up in the page's address.
 */
export function MailForm({ labelledBy, children }: QuoteFormProps) {
  const { register, handleSubmit, formState } = useForm<QuoteRequest>()
  const showToast = useToast()
  const submit = handleSubmit((request) =>
    showToast({
      title: toast.title,
      text: toast.text,
      isFailure: true,
      action: { label: toast.action, alt: toast.actionAlt, href: requestMailto(request) },
    }),
  )
  return (
    <form
      className={styles.form}
      action={mailtoHref}
      method="post"
      encType="text/plain"
      aria-labelledby={labelledBy}
      onSubmit={(event) => void submit(event)}
    >
      <Fields register={register} />
      {children}
      <noscript className={styles.note}>{quoteForm.noScript}</noscript>
      <SubmitButton isSubmitting={formState.isSubmitting} />
    </form>
  )
}
