import { company } from './company.ts'

/** Apart from the rest of the company: a page's scripts carry what they import, whole. */
export const { name, url } = company
