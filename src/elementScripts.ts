import { SectionInView } from './layout/PageIndex/SectionInView.ts'

/** The scripts of pages' elements, by the value of their attribute `data-script`. */
export const elementScripts = {
  pageIndex: () => Promise.resolve(SectionInView),
  quoteForm: () => import('./quote-form/QuoteFormScript.tsx').then((module) => module.default),
}
