import { quoteDelivery } from '../content/delivery.ts'
import { DeliveringForm } from './DeliveringForm.tsx'
import { MailForm } from './MailForm.tsx'

/** The form « Demande de Devis »: one that sends, if the company file says where to. */
export function QuoteForm({ labelledBy }: { labelledBy: string }) {
  return quoteDelivery === null ? (
    <MailForm labelledBy={labelledBy} />
  ) : (
    <DeliveringForm labelledBy={labelledBy} delivery={quoteDelivery} />
  )
}
