import { useState } from 'react'
import { quoteForm } from '../data/quoteForm.ts'
import { useToast } from '../ui/Toast/Toast.tsx'
import { CopyRequest } from './CopyRequest.tsx'
import { MailtoLink } from './MailtoLink.tsx'
import { QuoteFormFields, type QuoteFormProps } from './QuoteFormFields.tsx'
import * as styles from './QuoteForm.css.ts'
import { useQuoteForm } from './useQuoteForm.ts'

const { toast } = quoteForm

/** The toast covers the lower part of a phone's viewport. */
const scrollAboveToast = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'center' })

/**
 * The form that sends nothing: submitting shows a toast with a `mailto:` link that contains the values. The form then keeps such
 * a link itself, because the toast closes. Without JavaScript the browser opens the mail program.
 */
export function MailtoForm(props: QuoteFormProps) {
  const showToast = useToast()
  const { submitCount, ...form } = useQuoteForm(() =>
    showToast({
      title: toast.title,
      text: toast.text,
      // Nothing was sent.
      isFailure: true,
      action: { label: toast.action, alt: toast.actionAlt, Link: MailtoLink },
    }),
  )
  // Returning to the page shows the link of an earlier submission and must not scroll.
  const [initialCount] = useState(submitCount)
  return (
    <QuoteFormFields
      {...props}
      {...form}
      outcome={
        submitCount > 0 && (
          <div className={styles.actions}>
            <MailtoLink
              key={submitCount}
              ref={submitCount > initialCount ? scrollAboveToast : null}
              variant="outline"
            >
              {quoteForm.openMail}
            </MailtoLink>
            <CopyRequest />
          </div>
        )
      }
    />
  )
}
