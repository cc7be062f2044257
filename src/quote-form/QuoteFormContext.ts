import { createContext } from 'react'
import type { createFormControl } from 'react-hook-form'
import type { QuoteRequest } from './mailto.ts'

export type QuoteFormValues = QuoteRequest & {
  /** The type of project that the last link has set. It is in no field. */
  subjectOfLink?: string
}

export type QuoteFormControl = ReturnType<typeof createFormControl<QuoteFormValues>>

/**
 * Holds the control of the form above the pages, so that what was typed, and whether it is being sent, is still there when the
 * visitor comes back to it. The form makes it: other pages need not load react-hook-form.
 */
export const QuoteFormContext = createContext<{ current: QuoteFormControl | null }>({ current: null })
