import type { UseFormRegister } from 'react-hook-form'
import { quoteForm } from '../content/quoteForm.ts'
import { control, select } from '../ui/Field/Field.css.ts'
import { Field } from '../ui/Field/Field.tsx'
import * as styles from './QuoteForm.css.ts'
import type { QuoteRequest } from './quoteRequest.ts'

const { fields } = quoteForm

/** The five fields of the form. The browser alone checks them, so `register` gets no rules. */
export function Fields({ register }: { register: UseFormRegister<QuoteRequest> }) {
  return (
    <>
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
    </>
  )
}
