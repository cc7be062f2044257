import { createFormControl, useForm, useFormState } from 'react-hook-form'

/** What a visitor asks for: all of it text, as typed. */
export type QuoteRequest = { name: string; email: string; phone: string; subject: string; message: string }

// It lives as long as the document: what was typed, and whether it is being sent, is still there when a visitor comes back
// from another page.
const { formControl } = createFormControl<QuoteRequest>()

export function useQuoteForm() {
  const form = useForm({ formControl })
  // The state of `useForm` begins anew with each form on screen; this one is read from the control.
  return { ...form, formState: useFormState({ control: form.control }) }
}
