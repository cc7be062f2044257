import { use } from 'react'
import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { failure } from '../../content/failure.ts'
import { pages } from '../../content/pages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonAnchor } from '../../ui/Button/ButtonLink.tsx'
import { HydrationContext } from './hydration.ts'
import * as styles from './ErrorView.css.ts'

const never = new Promise<never>(() => undefined)

/**
 * Replaces what threw an error; React has logged the error. Its button and links do not depend on the router, which
 * may be broken: they load a page anew, or call. While the prerendered page is still being hydrated, it is better than
 * this view, so it stays.
 */
export function ErrorView({ error }: { error: unknown }) {
  const { onError } = use(HydrationContext)
  if (onError) {
    onError(error)
    // React does not show a hydration that is suspended: the HTML stays as it is, and its links and its form work.
    use(never)
  }
  return (
    <section role="alert" className={styles.view}>
      <h1 tabIndex={-1}>{failure.title}</h1>
      <p className={styles.text}>{failure.text}</p>
      <div className={styles.ways}>
        <Button onClick={() => location.reload()}>{failure.reload}</Button>
        <ButtonAnchor variant="outline" href={pages.home.path}>
          {failure.home}
        </ButtonAnchor>
        <ButtonAnchor variant="outline" href={telephoneHref}>
          {telephoneDisplay}
        </ButtonAnchor>
      </div>
    </section>
  )
}
