import { useForm } from 'react-hook-form'
import { company } from '../content/company.ts'
import { quoteForm } from '../content/quoteForm.ts'
import { Button } from '../ui/Button/Button.tsx'
import { Field } from '../ui/Field/Field.tsx'
import { control, select } from '../ui/Field/Field.css.ts'
import { useToast } from '../ui/Toast/toast.ts'
import { mailtoHref } from './mailto.ts'
import * as styles from './QuoteForm.css.ts'
import type { QuoteRequest } from './quoteRequest.ts'

const { fields, toast } = quoteForm

/**
 * The form « Demande de Devis ». The browser alone checks it, so `register` gets no rules. It sends nothing: its
 * toast offers what was typed as a `mailto:`. Submitted before this script is there, it opens the visitor's mail
 * program, so that nothing typed goes into an address.
 */
export function QuoteForm({ labelledBy }: { labelledBy: string }) {
  const { register, handleSubmit, formState } = useForm<QuoteRequest>()
  const showToast = useToast()
  // The one edge to the outside world: an owner's own sending goes here.
  const submit = handleSubmit((request) =>
    showToast({
      title: toast.title,
      text: toast.text,
      action: { label: toast.action, alt: toast.actionAlt, href: mailtoHref(request) },
    }),
  )
  return (
    <form
      className={styles.form}
      action={`mailto:${company.email}`}
      method="post"
      encType="text/plain"
      aria-labelledby={labelledBy}
      onSubmit={(event) => void submit(event)}
    >
      <p className={styles.note}>{quoteForm.intro}</p>
      <Field id="name" label={fields.name.label}>
        <input className={control} id="name" type="text" autoComplete="name" required {...register('name')} />
      </Field>
      <Field id="email" label={fields.email.label}>
        <input
          className={control}
          id="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          {...register('email')}
        />
      </Field>
      <Field id="phone" label={fields.phone.label}>
        <input
          className={control}
          id="phone"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          {...register('phone')}
        />
      </Field>
      <Field id="subject" label={fields.subject.label}>
        <select className={select} id="subject" {...register('subject')}>
          <option value="">{fields.subject.placeholder}</option>
          {Object.entries(fields.subject.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field id="message" label={fields.message.label} wide>
        <textarea className={control} id="message" rows={5} required {...register('message')} />
      </Field>
      <noscript className={styles.note}>{quoteForm.noScript}</noscript>
      <Button className={styles.submit} type="submit" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? quoteForm.submitting : quoteForm.submit}
      </Button>
    </form>
  )
}
