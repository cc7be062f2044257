import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { mailtoHref } from '../content/companyDetails.ts'
import { quoteDelivery } from '../content/delivery.ts'
import { isRequired } from '../content/isRequired.ts'
import { deliveringForm, quoteForm } from '../content/quoteForm.ts'
import { personalData } from '../navigation.ts'
import { Button } from '../ui/Button/Button.tsx'
import { control, select } from '../ui/Field/Field.css.ts'
import { Field } from '../ui/Field/Field.tsx'
import { part } from '../ui/parts.ts'
import * as styles from './QuoteForm.css.ts'
// A page that brings the form brings its script too.
import './QuoteFormScript.tsx'

const { fields } = quoteForm

const inputs = [
  { id: 'name', type: 'text', autoComplete: 'name' },
  { id: 'email', type: 'email', autoComplete: 'email' },
  { id: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

/** Where the browser itself sends the form, if it is submitted before QuoteFormScript has come: never into an address. */
const native =
  quoteDelivery === null ? { action: mailtoHref, encType: 'text/plain' } : { action: quoteDelivery.endpoint }

/** `children` stand above the button. */
type QuoteFormProps = Pick<ComponentProps<'form'>, 'aria-labelledby' | 'children'>

/** The form « Demande de Devis ». The browser alone checks its fields; what follows is in QuoteFormScript. */
export function QuoteForm({ children, ...props }: QuoteFormProps) {
  return (
    <form {...props} {...native} className={styles.form} method="post" data-script="quoteForm">
      <p className={styles.intro}>{quoteForm.intro}</p>
      {inputs.map(({ id, ...input }) => (
        <Field key={id} id={id} label={fields[id].label}>
          <input {...input} className={control} id={id} name={id} required={isRequired(fields[id])} />
        </Field>
      ))}
      <Field id="subject" label={fields.subject.label}>
        <select className={select} id="subject" name="subject" required={isRequired(fields.subject)}>
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
          className={control}
          id="message"
          name="message"
          rows={5}
          required={isRequired(fields.message)}
        />
      </Field>
      {quoteDelivery && (
        <>
          <div className={styles.trap}>
            <label htmlFor="website">{deliveringForm.trap}</label>
            <input id="website" name="website" type="text" tabIndex={-1} autoComplete="off" />
          </div>
          {Object.entries(quoteDelivery.extraFields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </>
      )}
      {children}
      <p className={styles.note}>{quoteForm.note}</p>
      <noscript className={styles.note}>
        {quoteDelivery === null ? quoteForm.noScript : deliveringForm.noScript}
      </noscript>
      <Button {...part('sendButton')} className={styles.submit} type="submit">
        {quoteForm.submit}
      </Button>
      <div {...part('outcome')} className={styles.outcome} />
      <p className={styles.rights}>
        {quoteForm.privacy} <Link {...personalData}>{quoteForm.rights}</Link>
      </p>
    </form>
  )
}
