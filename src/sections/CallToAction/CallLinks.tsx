import { telephoneDisplay, telephoneHref } from '../../content/companyDetails.ts'
import { pages } from '../../content/pages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { links, telephone } from './CallToAction.css.ts'

/** The two ways to reach the company that every closing call offers: the form and the telephone. */
export function CallLinks({ link }: { link: string }) {
  return (
    <div className={links}>
      <ButtonLink to={pages.contact.path} size="lg">
        {link}
      </ButtonLink>
      <a className={telephone} href={telephoneHref}>
        {telephoneDisplay}
      </a>
    </div>
  )
}
