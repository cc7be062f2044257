import type { ComponentProps } from 'react'
import { quoteDelivery } from '../content/delivery.ts'
import { DeliveringForm } from './DeliveringForm.tsx'
import { MailForm } from './MailForm.tsx'

/** `children` stand above the button. */
export type QuoteFormProps = Pick<ComponentProps<'form'>, 'aria-labelledby' | 'children'>

/** The form « Demande de Devis »: one that sends, if the company file says where to. */
export function QuoteForm(props: QuoteFormProps) {
  return quoteDelivery === null ? (
    <MailForm {...props} />
  ) : (
    <DeliveringForm {...props} delivery={quoteDelivery} />
  )
}
