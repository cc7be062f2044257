import { company } from './company.ts'

/** Where the form sends requests. In a file of its own: a site whose form sends nothing contains no code for sending. */
export const { quoteDelivery } = company
