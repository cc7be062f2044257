import { useState } from 'react'
import { quoteForm } from '../data/quoteForm.ts'
import { ButtonAnchor, withFreshHref } from '../ui/Button/Button.tsx'
import { useToast } from '../ui/Toast/Toast.tsx'
import { CopyRequest } from './CopyRequest.tsx'
import { QuoteFormFields, type QuoteFormProps } from './QuoteFormFields.tsx'
import * as styles from './QuoteForm.css.ts'
import { useQuoteForm } from './useQuoteForm.ts'

const { toast } = quoteForm

/** Away from the toast, which covers the lower part of a phone. Not when a visitor only comes back to the page. */
const bringIntoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'center' })

/**
 * The form that sends nothing: it shows a toast whose `mailto:` link contains what was typed, and then has such a link
 * itself, for whoever is slower than the toast. Without scripts it opens the visitor's mail program.
 */
export function MailtoForm(props: QuoteFormProps) {
  const showToast = useToast()
  const { register, isSubmitting, submitCount, currentMailto, currentText, onSubmit } = useQuoteForm()
  const [countBefore] = useState(submitCount)
  return (
    <QuoteFormFields
      {...props}
      register={register}
      isSubmitting={isSubmitting}
      onSubmit={onSubmit(() =>
        showToast({
          title: toast.title,
          text: toast.text,
          // Nothing was sent.
          isFailure: true,
          action: { label: toast.action, alt: toast.actionAlt, href: currentMailto },
        }),
      )}
      outcome={
        submitCount > 0 && (
          <div className={styles.actions}>
            <ButtonAnchor
              key={submitCount}
              ref={submitCount > countBefore ? bringIntoView : null}
              variant="outline"
              {...withFreshHref(currentMailto)}
            >
              {quoteForm.openMail}
            </ButtonAnchor>
            <CopyRequest text={currentText} />
          </div>
        )
      }
    />
  )
}
