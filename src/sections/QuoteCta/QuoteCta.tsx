import { Link } from '@tanstack/react-router'
import { standaloneLink, screenOnly } from '../../../styles/utilities.css.ts'
import type { QuoteCta as CallWords, SeeAlso as LinkWords } from '../../content/schemas/fields.ts'
import { telephoneDisplay, telephoneHref } from '../../data/companyDetails.ts'
import { pages } from '../../data/pages.ts'
import { site } from '../../data/site.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/Button/Button.tsx'
import { Text } from '../../ui/primitives.tsx'

/**
 * The end of an answer: a link to the form and the telephone. What its address says is written into the form, where the
 * visitor may change it; without scripts it only leads there.
 */
export function QuoteCta({ link, subject, firstLine }: CallWords) {
  return (
    <p className={screenOnly}>
      <ButtonLink
        variant="link"
        to={pages.contact.path}
        hash={site.quoteFormId}
        search={{ projet: subject ?? '', constat: firstLine ?? '' }}
        activeOptions={{ includeHash: true }}
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

/** The end of an answer to which another part of the site adds. */
export function SeeAlso({ label, page, id }: LinkWords) {
  return (
    <Text>
      <Link
        className={standaloneLink}
        to={pages[page].path}
        {...(id && { hash: id })}
        activeOptions={{ includeHash: true }}
      >
        {label}
      </Link>
    </Text>
  )
}
