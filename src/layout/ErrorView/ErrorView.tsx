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
 * Stands in the place of what threw an error, which React has told the console. Its ways on need no script of ours
 * to be right: they load anew. Where the page is still the prerendered one, that one is better and stays.
 */
export function ErrorView({ error }: { error: unknown }) {
  const { onError } = use(HydrationContext)
  if (onError) {
    onError(error)
    // React puts nothing on screen of a first rendering that waits: the HTML stays as it came, links and form too.
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
