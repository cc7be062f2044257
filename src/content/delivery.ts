import { company } from './company.ts'

/**
 * Where the form sends requests. The build replaces this file with the plain value (src/prerender/replacements.ts), so that a
 * site whose form sends nothing contains no code for sending.
 */
export const { quoteDelivery } = company
