import { useNavigate, useSearch } from '@tanstack/react-router'
import { use, useEffect, useRef, type FormEvent } from 'react'
import { createFormControl, useForm, useFormState } from 'react-hook-form'
import { pages } from '../data/pages.ts'
import { quoteForm } from '../data/quoteForm.ts'
import { isFieldName, requestMailto, requestText, type QuoteRequest } from './mailto.ts'
import { QuoteFormContext, type QuoteFormValues } from './QuoteFormContext.ts'

const emptySearch = { projet: '', constat: '' }

const emptyValues: QuoteRequest = { name: '', email: '', phone: '', subject: '', message: '' }

/** Drives the form by react-hook-form, with what was already typed in it or before it was left. */
export function useQuoteForm() {
  const controlRef = use(QuoteFormContext)
  // Without default values: they would be written over what the visitor has typed before this script came.
  const { formControl } = (controlRef.current ??= createFormControl<QuoteFormValues>())
  const { register, handleSubmit, getValues, setValue, reset } = useForm({ formControl })
  // The state of `useForm` begins anew with each form on screen; this one is read from the control.
  const { isSubmitting, submitCount } = useFormState({ control: formControl.control })
  // The button is disabled only once it is rendered.
  const isHandling = useRef(false)
  const navigate = useNavigate()
  // A page that fades out has no match any more.
  const { projet, constat } = useSearch({ from: pages.contact.path, shouldThrow: false }) ?? emptySearch

  // The link that led here says what the request is about: above what is already typed, and once each time it is followed.
  useEffect(() => {
    if (!projet && !constat) return
    const { subject, subjectOfLink = '', message } = getValues()
    // A type of project that the visitor chose stays; one that another link has set does not.
    if (Object.hasOwn(quoteForm.fields.subject.options, projet) && ['', subjectOfLink].includes(subject)) {
      setValue('subjectOfLink', projet)
      setValue('subject', projet)
    }
    if (constat && !message.startsWith(constat)) setValue('message', `${constat}\n${message}`)
    void navigate({
      to: '.',
      search: (search) => ({ ...search, ...emptySearch }),
      hash: true,
      replace: true,
      resetScroll: false,
    })
  }, [projet, constat, getValues, setValue, navigate])

  return {
    register,
    isSubmitting,
    submitCount,
    getValues,
    /** The fields stay registered: the form is still there for another request. */
    clear: () => reset(emptyValues, { keepFieldsRef: true }),
    /** A `mailto:` with what the form holds now, also after the visitor has left its page. */
    currentMailto: () => requestMailto(getValues()),
    currentText: () => requestText(getValues()),
    onSubmit: (onRequest: (form: HTMLFormElement) => unknown) => (event: FormEvent<HTMLFormElement>) => {
      const form = event.currentTarget
      event.preventDefault()
      if (isHandling.current) return
      isHandling.current = true
      // A password manager or another script may have filled fields in without any event.
      for (const [name, value] of new FormData(form))
        if (isFieldName(name) && typeof value === 'string') setValue(name, value)
      // The keyboard of a phone would lie over the answer.
      form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
      void handleSubmit(() => onRequest(form))().finally(() => {
        isHandling.current = false
      })
    },
  }
}
