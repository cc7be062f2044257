import type { quoteForm } from '../content/quoteForm.ts'

type Subject = '' | keyof typeof quoteForm.fields.subject.options

/** What a visitor asks for: all of it text, as typed. */
export type QuoteRequest = { name: string; email: string; phone: string; subject: Subject; message: string }
