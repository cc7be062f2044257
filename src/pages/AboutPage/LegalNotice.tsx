import { about } from '../../content/about.ts'
import { company } from '../../content/company.ts'
import { addressLine, telephoneDisplay } from '../../content/companyDetails.ts'
import { site } from '../../content/site.ts'
import { Section } from '../../ui/Section/Section.tsx'
import * as styles from './LegalNotice.css.ts'

const { legal } = about
const { labels } = legal
const { legalForm, capital, siren, rcsCity, vatNumber, publisher, host } = company.legal
const { mediator, insurance } = company

const entries: [label: string, text: string | null][] = [
  [labels.publisher, company.name],
  [labels.legalForm, legalForm],
  [labels.capital, capital],
  [labels.headOffice, addressLine],
  [labels.phone, telephoneDisplay],
  [labels.email, company.email],
  [labels.siren, siren],
  [labels.rcsCity, rcsCity],
  [labels.vatNumber, vatNumber],
  [labels.director, publisher],
  [labels.host, host && `${host.name}, ${host.address}`],
  [labels.hostPhone, host && host.phone],
  [
    labels.mediator,
    mediator && `${mediator.name}, ${mediator.address}, ${mediator.url}. ${legal.mediatorText}`,
  ],
  [labels.decennial, insurance.decennial && insuranceText(insurance.decennial)],
  [labels.liability, insurance.liability && insuranceText(insurance.liability)],
  [labels.pictures, legal.picturesText],
  [labels.privacy, legal.privacyText],
]

function insuranceText({ insurer, cover }: { insurer: string; cover: string }) {
  return `${insurer}. ${labels.cover}\u00A0: ${cover}.`
}

/** What French law asks of a company's site; what the company file leaves empty is not shown. */
export function LegalNotice() {
  return (
    <Section surface="raised" id={site.legalId} tabIndex={-1} aria-labelledby="titre-mentions-legales">
      <h2 id="titre-mentions-legales" className={styles.title}>
        {legal.title}
      </h2>
      <p className={styles.intro}>{legal.intro}</p>
      <dl className={styles.list}>
        {entries.map(
          ([label, text]) =>
            text && (
              <div key={label} className={styles.row}>
                <dt className={styles.label}>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  )
}
