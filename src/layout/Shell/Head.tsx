import { absoluteUrl } from '../../content/companyDetails.ts'
import { site } from '../../content/site.ts'
import { useWanted } from '../currentPage.ts'

/** React moves these tags into <head>. In the browser, React takes over those of the prerendered file. */
export function Head() {
  const { page } = useWanted()
  return (
    <>
      <title>{page.title + site.titleSuffix}</title>
      <meta name="description" content={page.description} />
      {page.path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absoluteUrl(page.path)} />
      )}
    </>
  )
}
