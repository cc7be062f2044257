import { useSyncExternalStore } from 'react'
import { sizes } from '../../../styles/conditions.ts'
import door from '../../assets/drawings/porche.svg'
import {
  closures,
  email as address,
  isInsured,
  mailtoHref,
  openingHoursText,
  telephoneDisplay,
  telephoneHref,
} from '../../data/companyDetails.ts'
import { CustomSections } from '../../sections/CustomSections/CustomSections.tsx'
import { email, emergency, explanation, faq, hero, phone, sections, survey } from '../../content/contact.yaml'
import { pages } from '../../data/pages.ts'
import { quoteForm } from '../../data/quoteForm.ts'
import { site } from '../../data/site.ts'
import { QuoteForm } from '../../quote-form/QuoteForm.tsx'
import { FragmentLink } from '../../ui/FragmentLink.tsx'
import { QuoteCta } from '../../sections/QuoteCta/QuoteCta.tsx'
import { buttonClass } from '../../ui/Button/buttonClass.ts'
import { column, photoUnder } from '../../ui/primitives.css.ts'
import { DimensionLine } from './DimensionLine.tsx'
import { Disclosure } from '../../ui/Disclosure/Disclosure.tsx'
import { ruled, ruledEnd } from '../../ui/Disclosure/Disclosure.css.ts'
import { PictureHero } from '../../ui/Hero/Hero.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { LinkifiedEmails } from '../../ui/LinkifiedEmails.tsx'
import { Columns, Region, Section, Text, Title } from '../../ui/primitives.tsx'
import { NoWrap } from '../../ui/NoWrap.tsx'
import * as styles from './ContactPage.css.ts'
import { ParisMap } from './ParisMap.tsx'

// On narrow viewports the left of the hall, a bare wall, is cut off; a phone has framings of its own.
const hallSizes = sizes('100vw', { phablet: '218vw', desktop: '120vw' })

export default function ContactPage() {
  return (
    <>
      <PictureHero {...hero} parts={styles.hero} sizes={hallSizes}>
        <FragmentLink
          to={pages.contact.path}
          search
          hash={site.quoteFormId}
          className={buttonClass({ variant: 'link' })}
        >
          {hero.link}
        </FragmentLink>
      </PictureHero>
      <TelephoneNumber />
      <OtherWays />
      <Request />
      <ParisMap />
      <CustomSections sections={sections} />
      <Questions />
    </>
  )
}

/** The phone number, one link as wide as the page, under a dimension line with the opening hours. */
function TelephoneNumber() {
  return (
    <Region className={styles.telephone}>
      <Title size="hidden">{phone.title}</Title>
      <DimensionLine>
        <NoWrap>{openingHoursText}</NoWrap>
      </DimensionLine>
      <a className={styles.telephoneNumber} href={telephoneHref}>
        {/* With more letter spacing (WCAG 1.4.12) the number wraps between two pairs of digits. */}
        {telephoneDisplay.replaceAll('\u00A0', ' ')}
      </a>
      {closures.map((closure) => (
        <Closure key={closure.until} {...closure} />
      ))}
    </Region>
  )
}

const untilReload = () => () => undefined

/** Days on which the office is closed. The browser hides past ones, because the site may have been built before. */
function Closure({ until, text }: (typeof closures)[number]) {
  const isOver = useSyncExternalStore(
    untilReload,
    () => new Date().toISOString().slice(0, 10) > until,
    () => false,
  )
  return isOver ? null : <Text>{text}</Text>
}

function OtherWays() {
  return (
    <Columns className={styles.ways}>
      {emergency && (
        <Disclosure
          className={column['1 / 6']}
          summary={
            <>
              {emergency.question} <span className={styles.first}>{emergency.first}</span>
            </>
          }
          cta={<QuoteCta {...emergency.call} />}
        >
          {emergency.answer}
        </Disclosure>
      )}
      <Region className={`${column[emergency ? '6 / -1' : '1 / -1']} ${ruled} ${styles.emailWay}`}>
        <Title size="hidden">{email.title}</Title>
        <a className={styles.email} href={mailtoHref}>
          <NoWrap>{address}</NoWrap>
        </a>
        <Text>{email.text}</Text>
      </Region>
    </Columns>
  )
}

/** The form, on the sheet of paper that is being measured, and the steps after a request. */
function Request() {
  return (
    <div className={styles.ground}>
      <Columns count={1} className={styles.grid}>
        <h2 id={site.quoteFormId} className={styles.formTitle} tabIndex={-1}>
          {quoteForm.title}
        </h2>
        <div className={styles.formSheet}>
          <QuoteForm aria-labelledby={site.quoteFormId}>
            <Region className={styles.explanation}>
              <Title className={styles.explanationTitle}>{explanation.title}</Title>
              <ol role="list" className={styles.steps}>
                {explanation.steps.map((step) => (
                  <Text as="li" key={step} size="meta" className={styles.step}>
                    {step}
                  </Text>
                ))}
              </ol>
            </Region>
          </QuoteForm>
        </div>
        <Picture
          {...survey}
          sizes={sizes('92vw', { wide: '82.5rem' })}
          className={survey.photo ? photoUnder : styles.survey}
          background="none"
        />
      </Columns>
    </div>
  )
}

function Questions() {
  return (
    <Section>
      <Columns>
        <Title className={column['1 / 6']}>{faq.title}</Title>
        <div className={`${column['6 / -1']} ${ruledEnd} ${styles.list}`}>
          {faq.items.map(({ question, answer, insuredAnswer = answer }) => (
            <Disclosure key={question} summary={question}>
              <LinkifiedEmails>{isInsured ? insuredAnswer : answer}</LinkifiedEmails>
            </Disclosure>
          ))}
        </div>
        <img
          className={`${column['1 / 6']} ${styles.door}`}
          src={door}
          width="460"
          height="293"
          alt=""
          loading="lazy"
        />
      </Columns>
    </Section>
  )
}
