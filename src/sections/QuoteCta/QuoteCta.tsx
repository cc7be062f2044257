import { Link } from '@tanstack/react-router'
import { standaloneLink, screenOnly } from '../../../styles/utilities.css.ts'
import type { QuoteCta as QuoteCtaProps, SeeAlso as SeeAlsoProps } from '../../content/schemas/fields.ts'
import { telephoneDisplay, telephoneHref } from '../../data/companyDetails.ts'
import { pages } from '../../data/pages.ts'
import { site } from '../../data/site.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/Button/Button.tsx'
import { Text } from '../../ui/primitives.tsx'

/**
 * Links to the form and to the telephone at the end of an answer. The first one's search params prefill the form
 * (quote-form/useQuoteForm.ts); without JavaScript it is a plain link to the form.
 */
export function QuoteCta({ link, subject, firstLine }: QuoteCtaProps) {
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

/** A link at the end of an answer to the part of the site that says more. */
export function SeeAlso({ label, page, id }: SeeAlsoProps) {
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
