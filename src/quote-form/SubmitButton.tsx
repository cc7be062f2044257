import { quoteForm } from '../content/quoteForm.ts'
import { Button } from '../ui/Button/Button.tsx'
import * as styles from './QuoteForm.css.ts'

export function SubmitButton({ isSubmitting }: { isSubmitting: boolean }) {
  return (
    <Button className={styles.submit} type="submit" disabled={isSubmitting}>
      {isSubmitting ? quoteForm.submitting : quoteForm.submit}
    </Button>
  )
}
