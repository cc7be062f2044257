import { Link } from '@tanstack/react-router'
import { quoteForm } from '../content/quoteForm.ts'
import { personalData } from '../navigation.ts'
import { Button } from '../ui/Button/Button.tsx'
import * as styles from './QuoteForm.css.ts'

/** The button, before it what pressing it does, and after it what becomes of what was typed. */
export function SubmitButton({ isSubmitting }: { isSubmitting: boolean }) {
  return (
    <>
      <p className={styles.note}>{quoteForm.note}</p>
      <Button className={styles.submit} type="submit" disabled={isSubmitting}>
        {isSubmitting ? quoteForm.submitting : quoteForm.submit}
      </Button>
      <p className={styles.note}>
        {quoteForm.privacy} <Link {...personalData}>{quoteForm.rights}</Link>
      </p>
    </>
  )
}
