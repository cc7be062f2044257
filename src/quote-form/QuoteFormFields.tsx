import { Link } from '@tanstack/react-router'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { mailtoHref } from '../data/companyDetails.ts'
import { endpointFormTexts, quoteDelivery, quoteForm } from '../data/quoteForm.ts'
import { personalData } from '../navigation.ts'
import { Button } from '../ui/Button/Button.tsx'
import { LinkifiedEmails } from '../ui/LinkifiedEmails.tsx'
import { control, select } from './Field.css.ts'
import { Field } from './Field.tsx'
import type { QuoteRequest } from './mailto.ts'
import * as styles from './QuoteForm.css.ts'
import { quoteFormControl } from './quoteFormControl.ts'

const { fields } = quoteForm

const inputs = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

/** The native action, for a form submitted before hydration or without JavaScript. It never puts the values into a URL. */
const native =
  quoteDelivery === null ? { action: mailtoHref, encType: 'text/plain' } : { action: quoteDelivery.endpoint }

/** `children` are rendered above the button. */
export type QuoteFormProps = Pick<ComponentProps<'form'>, 'aria-labelledby' | 'children'>

type QuoteFormFieldsProps = QuoteFormProps & {
  isSubmitting: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  outcome: ReactNode
}

/** The fields, validated by the browser alone, the button and the result of the submission. */
export function QuoteFormFields({ isSubmitting, children, outcome, ...props }: QuoteFormFieldsProps) {
  const field = (name: keyof QuoteRequest) => ({
    ...quoteFormControl.register(name),
    id: name,
    required: fields[name].isRequired,
  })
  return (
    <form {...props} {...native} className={styles.form} method="post">
      <p className={styles.intro}>{quoteForm.intro}</p>
      {inputs.map(({ name, ...input }) => (
        <Field key={name} id={name} label={fields[name].label}>
          <input {...input} {...field(name)} className={control} />
        </Field>
      ))}
      <Field id="subject" label={fields.subject.label}>
        <select {...field('subject')} className={select}>
          <option value="">{fields.subject.placeholder}</option>
          {Object.entries(fields.subject.options).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field id="message" label={fields.message.label} wide>
        <textarea {...field('message')} className={control} rows={5} />
      </Field>
      {quoteDelivery && <DeliveryFields extraFields={quoteDelivery.extraFields} />}
      {children}
      <p className={styles.note}>
        <LinkifiedEmails>{quoteForm.note}</LinkifiedEmails>
      </p>
      <noscript className={styles.note}>
        {quoteDelivery === null ? quoteForm.noScript : endpointFormTexts.noScript}
      </noscript>
      <Button className={styles.submit} type="submit" disabled={isSubmitting}>
        {isSubmitting ? quoteForm.submitting : quoteForm.submit}
      </Button>
      {outcome}
      <p className={styles.rights}>
        {quoteForm.privacy} <Link {...personalData}>{quoteForm.rights}</Link>
      </p>
    </form>
  )
}

/** The honeypot, and the hidden fields that a form service asks for. */
function DeliveryFields({ extraFields }: { extraFields: Record<string, string> }) {
  return (
    <>
      <div className={styles.honeypot}>
        <label htmlFor="website">{endpointFormTexts.trap}</label>
        <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
      {Object.entries(extraFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
