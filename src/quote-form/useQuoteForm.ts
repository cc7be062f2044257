import { useRouter } from '@tanstack/react-router'
import { createFormControl, useForm } from 'react-hook-form'
import type { QuoteRequest } from './quoteRequest.ts'

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
