import { url } from '../data/companyDetails.ts'
import type { Page } from '../data/pages.ts'

/** The tags that change with the page: React moves them into <head>. The build writes the others (build/seo.ts). */
export function DocumentHead({ page }: { page: Page }) {
  return (
    <>
      <title>{page.documentTitle}</title>
      <meta name="description" content={page.description} />
      {page.path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={url + page.path} />
      )}
    </>
  )
}
