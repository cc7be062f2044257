import bob from '../../assets/drawings/plomb.svg'
import { about } from '../../content/about.ts'
import { company } from '../../content/company.ts'
import { addressLine, given, telephoneDisplay } from '../../content/companyDetails.ts'
import { withoutSpaces } from '../../content/companyValues.ts'
import { site } from '../../content/site.ts'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Region, Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { MailLinks } from '../../ui/Text/MailLinks.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './LegalNotice.css.ts'

const { legal: notice } = about
const { labels, intro } = notice
const { legalForm, capital, headOffice, siren, rcsCity, vatNumber, director, host } = company.legal
const { mediator, insurance } = company
const repairPrices = given(company.repairPrices)

const sirenNumber = siren && withoutSpaces(siren).replace(/(\d{3})(?=\d)/g, '$1\u00A0')

type Entry = readonly [label: string, text: string | null | false]

const identity: Entry[] = [
  [labels.publisher, notice.publisherText],
  [labels.legalForm, legalForm],
  [labels.capital, given(capital)],
  [labels.headOffice, headOffice],
  [labels.office, addressLine],
  [labels.phone, telephoneDisplay],
  [labels.email, company.email],
  [labels.siren, sirenNumber],
  [
    labels.register,
    rcsCity && sirenNumber && `${rcsCity === 'aucun' ? 'RNE' : `RCS ${rcsCity}`} ${sirenNumber}`,
  ],
  [labels.vatNumber, vatNumber === 'aucun' ? notice.noVatText : vatNumber],
  [labels.director, director],
  [labels.host, host && `${host.name}, ${host.address}`],
  [labels.hostPhone, host && host.phone],
  [
    labels.mediator,
    mediator && `${mediator.name}, ${mediator.address}, ${mediator.url}. ${notice.mediatorText}`,
  ],
  [labels.decennial, insurance.decennial && notice.insuranceText(insurance.decennial)],
  [labels.liability, insurance.liability && notice.insuranceText(insurance.liability)],
  [labels.repairPrices, repairPrices && notice.pricesText(repairPrices)],
]

const practice: Entry[] = [
  [labels.pictures, notice.picturesText],
  [labels.cookies, notice.cookiesText],
  [labels.form, notice.formText],
  [labels.personalData, notice.personalDataText],
  [labels.retention, notice.retentionText],
  [labels.transfers, notice.transfersText],
  [labels.serverLog, notice.serverLogText],
  [labels.objection, notice.objectionText],
  [labels.rights, notice.rightsText],
]

// Complete: nothing is missing that the law named in the notice requires, and there is a mediator. Before publication
// the build also requires an insurance and details about personal data (checkCompany.ts): other laws ask for those.
const isComplete = [...Object.values(company.legal), mediator].every((slot) => slot !== null)

/** The legal notice that French law requires. A field that is null in company.ts is not shown. */
export function LegalNotice() {
  return (
    <Region id={site.legalId} surface="raised" className={styles.section} tabIndex={-1}>
      <Columns className={styles.content}>
        <Stack gap="s" className={styles.head}>
          <Title size="small">{notice.title}</Title>
          <Text size="meta">{isComplete ? intro.complete : intro.partial}</Text>
        </Stack>
        <div className={styles.entries}>
          <Entries entries={identity} />
          <details className={styles.more}>
            <summary className={styles.summary}>{notice.practiceTitle}</summary>
            {/* The id is inside the <details>: without scripts, a link to it then opens the <details>. */}
            <div id={site.personalDataId} tabIndex={-1}>
              <Entries entries={practice} />
            </div>
          </details>
        </div>
      </Columns>
      <div className={styles.plumb}>
        <img src={bob} width="40" height="84" alt="" />
      </div>
    </Region>
  )
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl>
      {entries.map(
        ([label, text]) =>
          text && (
            <div key={label} className={styles.row}>
              <dt>
                <strong>{label}</strong>
              </dt>
              <Text as="dd" size="meta">
                <MailLinks>{text}</MailLinks>
              </Text>
            </div>
          ),
      )}
    </dl>
  )
}
