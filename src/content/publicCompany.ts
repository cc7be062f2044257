import { company } from './company.ts'

/** What pages show of the company, each by itself: a page's scripts carry whole what they import. */
export const { name, url, email, tagline, map, picturesNote } = company
