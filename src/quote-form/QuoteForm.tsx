import { quoteDelivery } from '../data/quoteForm.ts'
import { EndpointForm } from './EndpointForm.tsx'
import type { QuoteFormProps } from './QuoteFormFields.tsx'
import { MailtoForm } from './MailtoForm.tsx'

/** The form « Demande de Devis ». It sends the request to the endpoint in entreprise.yaml; without one, it prepares an e-mail. */
export const QuoteForm = (props: QuoteFormProps) =>
  quoteDelivery === null ? (
    <MailtoForm {...props} />
  ) : (
    <EndpointForm {...props} endpoint={quoteDelivery.endpoint} />
  )
