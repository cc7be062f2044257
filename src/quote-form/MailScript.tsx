import { useState } from 'react'
import { createPortal } from 'react-dom'
import { quoteForm } from '../content/quoteForm.ts'
import { ButtonAnchor, madeWhenPressed } from '../ui/Button/Button.tsx'
import { partOf } from '../ui/parts.ts'
import { useToast } from '../ui/Toast/useToast.ts'
import * as styles from './QuoteForm.css.ts'
import { currentMailto, useQuoteForm } from './useQuoteForm.ts'

const { toast } = quoteForm

/** Away from the toast, which covers the lower part of a phone. Not when a visitor only comes back to the page. */
const bringIntoView = (link: HTMLElement | null) => link?.scrollIntoView({ block: 'center' })

/**
 * The form that sends nothing: it shows a toast whose `mailto:` link contains what was typed, and then has such a link
 * itself, for whoever is slower than the toast. If it is submitted before this script has loaded, it opens the visitor's mail
 * program.
 */
export function MailScript({ form }: { form: HTMLFormElement }) {
  const showToast = useToast()
  const { formState, watch } = useQuoteForm(form, () =>
    showToast({
      title: toast.title,
      text: toast.text,
      isFailure: true,
      action: { label: toast.action, alt: toast.actionAlt, href: currentMailto },
    }),
  )
  watch()
  const { isSubmitted, submitCount } = formState
  const [countBefore] = useState(submitCount)
  return createPortal(
    isSubmitted && (
      <ButtonAnchor
        key={submitCount}
        ref={submitCount > countBefore ? bringIntoView : null}
        className={styles.submit}
        variant="outline"
        {...madeWhenPressed(currentMailto)}
      >
        {quoteForm.openMail}
      </ButtonAnchor>
    ),
    partOf(form, 'outcome'),
  )
}
