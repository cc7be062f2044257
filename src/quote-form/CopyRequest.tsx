import { useState } from 'react'
import { quoteForm } from '../data/quoteForm.ts'
import { Button } from '../ui/Button/Button.tsx'
import { control } from './Field.css.ts'
import * as styles from './CopyRequest.css.ts'
import { requestText } from './mailto.ts'
import { quoteFormControl } from './quoteFormControl.ts'

const { action, done, byHand } = quoteForm.copy

const takeFocus = (field: HTMLTextAreaElement | null) => field?.focus()

/**
 * Copies the whole request with the company's address, for visitors without a mail program: a page cannot detect that no program
 * opens for a `mailto:`. If the browser denies access to the clipboard, the text is shown, selected.
 */
export function CopyRequest() {
  const [copied, setCopied] = useState<{ message: string; request?: string } | null>(null)
  const copy = async () => {
    setCopied(null)
    const request = requestText(quoteFormControl.getValues())
    try {
      await navigator.clipboard.writeText(request)
      setCopied({ message: done })
    } catch {
      setCopied({ message: byHand, request })
    }
  }
  return (
    <>
      <Button variant="outline" onClick={copy}>
        {action}
      </Button>
      <p role="status" className={styles.message}>
        {copied?.message}
      </p>
      {copied?.request !== undefined && (
        <textarea
          ref={takeFocus}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={control}
          readOnly
          rows={5}
          value={copied.request}
          aria-label={action}
        />
      )}
    </>
  )
}
