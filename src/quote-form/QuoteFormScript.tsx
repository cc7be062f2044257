import { quoteDelivery } from '../content/delivery.ts'
import { DeliveryScript } from './DeliveryScript.tsx'
import { MailScript } from './MailScript.tsx'

/** What happens in the form in `element`: it is sent, if the company's file says where to, or prepares an e-mail. */
export default function QuoteFormScript({ element: form }: { element: HTMLElement }) {
  if (!(form instanceof HTMLFormElement)) throw new Error('The quote form is no <form>')
  return quoteDelivery === null ? (
    <MailScript form={form} />
  ) : (
    <DeliveryScript form={form} delivery={quoteDelivery} />
  )
}
