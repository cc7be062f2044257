import { use } from 'react'
import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { failure } from '../../content/failure.ts'
import { pages } from '../../content/pages.ts'
import { buttons } from '../../ui/Button/Button.css.ts'
import { Button, ButtonAnchor } from '../../ui/Button/Button.tsx'
import { container, section } from '../../ui/Section/Section.css.ts'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'

/**
 * During hydration `onError` is called with an error that a component has thrown; at any other time it is `undefined`.
 * Not state: ErrorView must read the current value in the very render that fails.
 */
export const hydration: { onError?: ((error: unknown) => void) | undefined } = {}

const never = new Promise<never>(() => undefined)

/**
 * Replaces what threw an error; React has logged the error. Its button and links do not depend on the router, which
 * may be broken: they load a page anew, or call. While the prerendered page is still being hydrated, it is better than
 * this view, so it stays.
 */
export function ErrorView({ error }: { error: unknown }) {
  if (hydration.onError) {
    hydration.onError(error)
    // React does not show a hydration that is suspended: the HTML stays as it is, and its links and its form work.
    use(never)
  }
  return (
    <section role="alert" className={`${section} ${container}`}>
      <Stack gap="l">
        <h1 tabIndex={-1}>{failure.title}</h1>
        <Text size="lead">{failure.text}</Text>
        <div className={buttons}>
          <Button onClick={() => location.reload()}>{failure.reload}</Button>
          <ButtonAnchor variant="outline" href={pages.home.path}>
            {failure.home}
          </ButtonAnchor>
          <ButtonAnchor variant="outline" href={telephoneHref}>
            {telephoneDisplay}
          </ButtonAnchor>
        </div>
      </Stack>
    </section>
  )
}
