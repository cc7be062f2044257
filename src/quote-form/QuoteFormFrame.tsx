import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { createFormControl, useForm, useFormState } from 'react-hook-form'
import { isRequired, quoteForm } from '../content/quoteForm.ts'
import { personalData } from '../navigation.ts'
import { Button } from '../ui/Button/Button.tsx'
import { control, select } from '../ui/Field/Field.css.ts'
import { Field } from '../ui/Field/Field.tsx'
import * as styles from './QuoteForm.css.ts'

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

const { fields } = quoteForm

const inputs = [
  { id: 'name', type: 'text', autoComplete: 'name' },
  { id: 'email', type: 'email', autoComplete: 'email' },
  { id: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

type QuoteFormFrameProps = ComponentProps<'form'> & {
  form: Pick<ReturnType<typeof useQuoteForm>, 'register' | 'formState'>
  noScript: string
  /** What came of submitting it. */
  outcome: ReactNode
}

/** What the form shows, whether it sends or not. The browser alone checks the fields, so `register` gets no rules. */
export function QuoteFormFrame({ form, noScript, outcome, children, ...props }: QuoteFormFrameProps) {
  const { register, formState } = form
  return (
    <form {...props} className={styles.form} method="post">
      <p className={styles.intro}>{quoteForm.intro}</p>
      {inputs.map(({ id, ...input }) => (
        <Field key={id} id={id} label={fields[id].label}>
          <input {...input} {...register(id)} className={control} id={id} required={isRequired(fields[id])} />
        </Field>
      ))}
      <Field id="subject" label={fields.subject.label}>
        <select
          {...register('subject')}
          className={select}
          id="subject"
          required={isRequired(fields.subject)}
        >
          <option value="">{fields.subject.placeholder}</option>
          {Object.entries(fields.subject.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field id="message" label={fields.message.label} wide>
        <textarea
          {...register('message')}
          className={control}
          id="message"
          rows={5}
          required={isRequired(fields.message)}
        />
      </Field>
      {children}
      <p className={styles.note}>{quoteForm.note}</p>
      <noscript className={styles.note}>{noScript}</noscript>
      <Button className={styles.submit} type="submit" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? quoteForm.submitting : quoteForm.submit}
      </Button>
      {outcome}
      <p className={styles.rights}>
        {quoteForm.privacy} <Link {...personalData}>{quoteForm.rights}</Link>
      </p>
    </form>
  )
}
