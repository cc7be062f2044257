import { company } from './company.ts'

/** Alone, so that a page's script has no more of the company than it shows. */
export const { url } = company
