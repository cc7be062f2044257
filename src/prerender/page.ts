import { company } from '../content/company.ts'

type RenderedPage = Awaited<ReturnType<typeof import('../server.tsx').render>>

/** A page without its HTML: what is said of it to machines. */
export type Page = Omit<RenderedPage, 'head' | 'body'>

export const absoluteUrl = (path: string) => company.url + path
