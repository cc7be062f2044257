import { onScreen } from '../../../styles/utilities.css.ts'
import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { pages } from '../../content/pages.ts'
import type { QuoteCall as Words } from '../../content/offer.ts'
import { quoteForm } from '../../content/quoteForm.ts'
import { site } from '../../content/site.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/Button/Button.tsx'

const { options } = quoteForm.fields.subject

/**
 * The end of an answer: a link to the form and the telephone. The script that follows links writes the data of this one
 * into the form, where the visitor may change it; without scripts it only leads there.
 */
export function QuoteCall({ link, subject, firstLine }: Words) {
  return (
    <p className={onScreen}>
      <ButtonLink
        variant="link"
        to={pages.contact.path}
        hash={quoteForm.id}
        activeOptions={{ includeHash: true }}
        // An owner may have taken the choice out.
        data-subject={subject && subject in options ? subject : undefined}
        data-message={firstLine}
      >
        {link}
      </ButtonLink>
      {` ${site.or} `}
      <ButtonAnchor variant="link" href={telephoneHref}>
        {telephoneDisplay}
      </ButtonAnchor>
    </p>
  )
}
