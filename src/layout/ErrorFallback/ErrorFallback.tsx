import { telephoneDisplay, telephoneHref } from '../../data/companyDetails.ts'
import { errorTexts } from '../../data/site.ts'
import { pages } from '../../data/pages.ts'
import { buttons } from '../../ui/Button/Button.css.ts'
import { Button, ButtonAnchor } from '../../ui/Button/Button.tsx'
import { container, section } from '../../ui/primitives.css.ts'
import { Stack, Text } from '../../ui/primitives.tsx'

/**
 * Replaces a page that threw an error, which React has logged. Button and links do without the router, which may have caused the
 * error: they load a document or call.
 */
export function ErrorFallback() {
  return (
    <section role="alert" className={`${section} ${container}`}>
      <Stack gap="l">
        <h1 tabIndex={-1}>{errorTexts.title}</h1>
        <Text size="lead">{errorTexts.text}</Text>
        <div className={buttons}>
          <Button onClick={() => location.reload()}>{errorTexts.reload}</Button>
          <ButtonAnchor variant="outline" href={pages.home.path}>
            {errorTexts.home}
          </ButtonAnchor>
          <ButtonAnchor variant="outline" href={telephoneHref}>
            {telephoneDisplay}
          </ButtonAnchor>
        </div>
      </Stack>
    </section>
  )
}
