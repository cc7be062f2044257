import type { pages } from './pages.ts'

/** What the form's choice of a project type sends. */
export type ProjectType = 'renovation' | 'etancheite' | 'construction' | 'reparation' | 'sols' | 'autre'

/** A link to the form, which then has this project type and begins its message with this line. */
export type QuoteCall = { link: string; subject?: ProjectType; firstLine?: string }

/** A link to the part of the site that says more. */
export type SeeAlso = { label: string; path: (typeof pages)[keyof typeof pages]['path']; id?: string }
