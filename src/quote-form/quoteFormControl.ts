import { createFormControl } from 'react-hook-form'
import type { QuoteRequest } from './mailto.ts'

type QuoteFormValues = QuoteRequest & {
  /** The project type that the last followed link has set. No field has it. */
  subjectOfLink: string
}

/**
 * The form's values and its submission, which outlive the page: a visitor who comes back finds both. On the server nobody types,
 * so all pages are prerendered with the empty form.
 */
export const quoteFormControl = createFormControl<QuoteFormValues>({
  defaultValues: { name: '', email: '', phone: '', subject: '', message: '', subjectOfLink: '' },
})
