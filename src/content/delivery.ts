import { company } from './company.ts'

/**
 * Where the form sends to. The build puts the value itself in the place of this file (src/prerender/plugin.ts), so that
 * a site whose form sends nothing holds nothing for sending.
 */
export const { quoteDelivery } = company
