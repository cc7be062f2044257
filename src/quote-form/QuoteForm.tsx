import { quoteDelivery } from '../content/delivery.ts'
import { DeliveringForm } from './DeliveringForm.tsx'
import { MailForm } from './MailForm.tsx'

/** The form « Demande de Devis »: one that sends, if the company file says where to. */
export const QuoteForm = quoteDelivery === null ? MailForm : DeliveringForm
