import { quoteDelivery } from '../data/quoteForm.ts'
import { DeliveryForm } from './DeliveryForm.tsx'
import type { QuoteFormProps } from './FormSheet.tsx'
import { MailForm } from './MailForm.tsx'

/** The form « Demande de Devis »: it sends what is typed, if the company's file says where to, or prepares an e-mail. */
export const QuoteForm = (props: QuoteFormProps) =>
  quoteDelivery === null ? (
    <MailForm {...props} />
  ) : (
    <DeliveryForm {...props} endpoint={quoteDelivery.endpoint} />
  )
