import { company } from '../../content/company.ts'
import { site } from '../../content/site.ts'
import { useLeafMatch } from '../useLeafMatch.ts'

/** React lifts these into <head>, in the browser as in the prerendered files, and keeps one of each. */
export function Head() {
  const { fullPath, staticData } = useLeafMatch()
  const { meta } = staticData
  if (!meta) return null
  return (
    <>
      <title>{meta.title + site.titleSuffix}</title>
      <meta name="description" content={meta.description} />
      {meta.indexed ? (
        <link rel="canonical" href={company.url + fullPath} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  )
}
