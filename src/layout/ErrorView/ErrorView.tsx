import { telephoneDisplay, telephoneHref } from '../../data/companyDetails.ts'
import { failure } from '../../data/site.ts'
import { pages } from '../../data/pages.ts'
import { buttons } from '../../ui/Button/Button.css.ts'
import { Button, ButtonAnchor } from '../../ui/Button/Button.tsx'
import { container, section } from '../../ui/primitives.css.ts'
import { Stack, Text } from '../../ui/primitives.tsx'

/**
 * Replaces a page that threw an error; React has logged the error. Its button and links do not depend on the router, which
 * may be broken: they load a page anew, or call.
 */
export function ErrorView() {
  return (
    <section role="alert" className={`${section} ${container}`}>
      <Stack gap="l">
        <h1 tabIndex={-1}>{failure.title}</h1>
        <Text size="lead">{failure.text}</Text>
        <div className={buttons}>
          <Button onClick={() => location.reload()}>{failure.reload}</Button>
          {/* A link with a target is the browser's: the router may be what is broken. */}
          <ButtonAnchor variant="outline" href={pages.home.path} target="_self">
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
