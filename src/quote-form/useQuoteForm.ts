import { createFormControl, useForm } from 'react-hook-form'

/** What a visitor asks for: all of it text, as typed. */
export type QuoteRequest = { name: string; email: string; phone: string; subject: string; message: string }

// It lives as long as the document: what was typed is still there when a visitor comes back from another page.
const { formControl } = createFormControl<QuoteRequest>()

export const useQuoteForm = () => useForm({ formControl })
