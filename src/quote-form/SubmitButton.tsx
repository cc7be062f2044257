import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { quoteForm } from '../content/quoteForm.ts'
import { personalData } from '../navigation.ts'
import { Button } from '../ui/Button/Button.tsx'
import * as styles from './QuoteForm.css.ts'

type SubmitButtonProps = {
  isSubmitting: boolean
  /** What came of pressing it. */
  children: ReactNode
}

/** The button, before it what pressing it does, and after it what becomes of what was typed. */
export function SubmitButton({ isSubmitting, children }: SubmitButtonProps) {
  return (
    <>
      <p className={styles.note}>{quoteForm.note}</p>
      <Button className={styles.submit} type="submit" disabled={isSubmitting}>
        {isSubmitting ? quoteForm.submitting : quoteForm.submit}
      </Button>
      {children}
      <p className={styles.note}>
        {quoteForm.privacy} <Link {...personalData}>{quoteForm.rights}</Link>
      </p>
    </>
  )
}
