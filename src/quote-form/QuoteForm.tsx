import type { ComponentProps } from 'react'
import { quoteDelivery } from '../words/quoteForm.ts'
import { DeliveryForm } from './DeliveryForm.tsx'
import type { FormSheet } from './FormSheet.tsx'
import { MailForm } from './MailForm.tsx'

export type QuoteFormProps = Pick<ComponentProps<typeof FormSheet>, 'aria-labelledby' | 'children'>

/** The form « Demande de Devis »: it sends what is typed, if the company's file says where to, or prepares an e-mail. */
export const QuoteForm = (props: QuoteFormProps) =>
  quoteDelivery === null ? (
    <MailForm {...props} />
  ) : (
    <DeliveryForm {...props} endpoint={quoteDelivery.endpoint} />
  )
