import { useRouter } from '@tanstack/react-router'
import { useEffectEvent, useLayoutEffect } from 'react'
import { createFormControl, useForm, useFormState } from 'react-hook-form'
import { quoteForm } from '../content/quoteForm.ts'
import { partOf } from '../ui/parts.ts'
import { quoteDraft, setQuoteDraft } from '../ui/quoteDraft.ts'
import { takeQuoteWish } from '../ui/quoteWish.ts'
import { requestMailto, type QuoteRequest } from './mailto.ts'

const names = ['name', 'email', 'phone', 'subject', 'message'] as const

// A field that others have taken out has no value.
const nothing: QuoteRequest = { name: '', email: '', phone: '', subject: '', message: '' }

// It lives as long as the document: what was typed, and whether it is being sent, is still there when a visitor comes back
// from another page.
const { formControl } = createFormControl<QuoteRequest>()
const { register, handleSubmit, getValues, setValue } = formControl

let shownForm: HTMLFormElement | null = null

// A second click may come before the button is disabled. As the form, it outlives a page change.
let isHandling = false

/** The fields of the form, which others may have changed or taken out. */
const fieldsOf = (form: HTMLFormElement) =>
  names.flatMap((name) => {
    const field = Array.from(form.elements).find(({ id }) => id === name)
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    return isField ? [{ name, field }] : []
  })

/** Takes what the fields hold: a password manager or another script may have filled them in without any event. */
const readFields = (form: HTMLFormElement) => {
  for (const { name, field } of fieldsOf(form)) {
    if (getValues(name) !== field.value) setValue(name, field.value)
  }
}

/** What the form holds now, also after the visitor has left its page. */
export function currentRequest(): QuoteRequest {
  if (shownForm) readFields(shownForm)
  return { ...nothing, ...getValues() }
}

/** A `mailto:` with what the form holds now. */
export const currentMailto = () => requestMailto(currentRequest())

/** The fields stay registered: the form is still there for another request. */
export const emptyForm = () => formControl.reset(undefined, { keepFieldsRef: true })

/** Writes what the link that was followed is about, above what is already typed. */
function writeWish(form: HTMLFormElement) {
  const wish = takeQuoteWish()
  if (!wish) return
  for (const { name, field } of fieldsOf(form)) {
    if (name === 'subject' && field.value === '') setValue(name, wish.subject)
    if (name === 'message' && !field.value.startsWith(wish.message))
      setValue(name, `${wish.message}\n${field.value}`)
  }
}

/**
 * Drives the `form` that is on the page by react-hook-form, with what was already typed in it or before it was left.
 * `onRequest` is called when it is submitted, once the browser has found it right.
 */
export function useQuoteForm(form: HTMLFormElement, onRequest: () => unknown) {
  const { watch } = useForm({ formControl })
  // The state of `useForm` begins anew with each form on screen; this one is read from the control.
  const formState = useFormState({ control: formControl.control })
  const { history } = useRouter()

  const onSubmit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault()
    if (isHandling) return
    isHandling = true
    readFields(form)
    void handleSubmit(onRequest)().finally(() => {
      isHandling = false
    })
  })

  useLayoutEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const draft = quoteDraft()
    const registered = fieldsOf(form).map(({ name, field }) => {
      // What the browser has given back, or was typed since, is newer.
      if (field.value === '') field.value = draft[name] ?? ''
      const { ref, onChange, onBlur } = register(name)
      ref(field)
      field.addEventListener('input', (event) => void onChange(event), { signal })
      field.addEventListener('blur', (event) => void onBlur(event), { signal })
      return ref
    })
    shownForm = form
    setQuoteDraft(currentRequest)
    // Firefox keeps it from before a reload.
    partOf(form, 'sendButton').toggleAttribute('disabled', false)
    form.addEventListener('submit', (event) => onSubmit(event), { signal })
    markRefused(form, signal)

    writeWish(form)
    // A link on the form's own page says it too.
    const stopTaking = history.subscribe(() => writeWish(form))

    return () => {
      stopTaking()
      readFields(form)
      shownForm = null
      listening.abort()
      for (const ref of registered) ref(null)
    }
  }, [form, history])

  const { isSubmitting } = formState
  useLayoutEffect(() => (isSubmitting ? showSending(form) : undefined), [form, isSubmitting])

  return { formState, watch }
}

/** The button says that it is sending, until the returned function gives it back its words, translated or not. */
function showSending(form: HTMLFormElement) {
  const button = partOf(form, 'sendButton')
  const words = Array.from(button.childNodes)
  button.replaceChildren(quoteForm.submitting)
  button.toggleAttribute('disabled', true)
  return () => {
    button.replaceChildren(...words)
    button.toggleAttribute('disabled', false)
  }
}

/** Marks a field that the browser refuses, until it is right: for browsers without `:user-invalid` (Field.css.ts). */
function markRefused(form: HTMLFormElement, signal: AbortSignal) {
  // The event does not bubble.
  form.addEventListener(
    'invalid',
    ({ target }) => {
      if (target instanceof HTMLElement && target.parentElement) target.parentElement.dataset.refused = ''
    },
    { signal, capture: true },
  )
  form.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLElement && !target.matches(':invalid'))
        delete target.parentElement?.dataset.refused
    },
    { signal },
  )
}
