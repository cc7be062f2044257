import type { ReactNode } from 'react'
import { quoteDelivery } from '../content/delivery.ts'
import { DeliveringForm } from './DeliveringForm.tsx'
import { MailForm } from './MailForm.tsx'

export type QuoteFormProps = {
  labelledBy: string
  /** What stands above the button. */
  children: ReactNode
}

/** The form « Demande de Devis »: one that sends, if the company file says where to. */
export function QuoteForm(props: QuoteFormProps) {
  return quoteDelivery === null ? (
    <MailForm {...props} />
  ) : (
    <DeliveringForm {...props} delivery={quoteDelivery} />
  )
}
