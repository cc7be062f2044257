import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, type FormEvent } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { pages } from '../data/pages.ts'
import { quoteForm } from '../data/quoteForm.ts'
import { isFieldName } from './mailto.ts'
import { quoteFormControl } from './quoteFormControl.ts'

const { formControl, control, handleSubmit, getValues, setValue } = quoteFormControl

const emptySearch = { projet: '', constat: '' }

/** Connects the mounted form to its control. `onRequest` is called when the browser submits the valid form. */
export function useQuoteForm(onRequest: (form: HTMLFormElement) => unknown) {
  useForm({ formControl })
  // `formState` of `useForm` starts empty with each mount; the control's own state does not.
  const { isSubmitting, submitCount } = useFormState({ control })
  // Blocks a second submission before the disabled button is rendered.
  const isHandling = useRef(false)
  const navigate = useNavigate()
  // `useSearch` returns undefined while the page fades out: its route is no longer matched.
  const { projet, constat } = useSearch({ from: pages.contact.path, shouldThrow: false }) ?? emptySearch

  // Prefills the form from the link's search params without losing what was typed, then removes the params, so that it happens
  // once per click.
  useEffect(() => {
    if (!projet && !constat) return
    const { subject, subjectOfLink, message } = getValues()
    // A project type that the visitor has chosen stays; one that another link has set does not.
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
  }, [projet, constat, navigate])

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    if (isHandling.current) return
    isHandling.current = true
    // Password managers and other scripts may set values without an event.
    for (const [name, value] of new FormData(form))
      if (isFieldName(name) && typeof value === 'string') setValue(name, value)
    // Leave the field, so that a phone's keyboard does not cover the result.
    form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
    void handleSubmit(() => onRequest(form))().finally(() => {
      isHandling.current = false
    })
  }

  return { isSubmitting, submitCount, onSubmit }
}
