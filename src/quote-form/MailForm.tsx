import { useState } from 'react'
import { mailtoHref } from '../content/companyDetails.ts'
import { quoteForm } from '../content/quoteForm.ts'
import { ButtonAnchor } from '../ui/Button/Button.tsx'
import { useToast } from '../ui/Toast/useToast.ts'
import { requestMailto } from './mailto.ts'
import * as styles from './QuoteForm.css.ts'
import type { QuoteFormProps } from './QuoteForm.tsx'
import { QuoteFormFrame, useQuoteForm } from './QuoteFormFrame.tsx'

const { toast } = quoteForm

/** Away from the toast, which covers the lower part of a phone. Not when a visitor only comes back to the page. */
const bringIntoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'center' })

/**
 * The form that sends nothing: it shows a toast whose `mailto:` link contains what was typed, and then has such a link
 * itself, for whoever is slower than the toast. If it is submitted before this script has loaded, it opens the visitor's mail
 * program, so that nothing typed ends up in the page's address.
 */
export function MailForm(props: QuoteFormProps) {
  const form = useQuoteForm()
  const { handleSubmit, formState, watch } = form
  const showToast = useToast()
  const [countBefore] = useState(formState.submitCount)
  const submit = handleSubmit((request) =>
    showToast({
      title: toast.title,
      text: toast.text,
      isFailure: true,
      action: { label: toast.action, alt: toast.actionAlt, href: requestMailto(request) },
    }),
  )
  return (
    <QuoteFormFrame
      {...props}
      form={form}
      action={mailtoHref}
      encType="text/plain"
      onSubmit={(event) => void submit(event)}
      noScript={quoteForm.noScript}
      outcome={
        formState.isSubmitted && (
          <ButtonAnchor
            key={formState.submitCount}
            ref={formState.submitCount > countBefore ? bringIntoView : null}
            className={styles.submit}
            variant="outline"
            href={requestMailto(watch())}
          >
            {quoteForm.openMail}
          </ButtonAnchor>
        )
      }
    />
  )
}
