import { useRouter } from '@tanstack/react-router'
import { createFormControl, useForm } from 'react-hook-form'

/** What a visitor asks for: all of it text, as typed. */
export type QuoteRequest = { name: string; email: string; phone: string; subject: string; message: string }

const newControl = () => createFormControl<QuoteRequest>().formControl

/** One for each router, which lives as long as the document. */
const controls = new WeakMap<object, ReturnType<typeof newControl>>()

/** The form. What was typed is still there when a visitor comes back from another page; only memory holds it. */
export function useQuoteForm() {
  const router = useRouter()
  const formControl = controls.get(router) ?? newControl()
  controls.set(router, formControl)
  return useForm({ formControl })
}
