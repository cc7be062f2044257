import { sizes } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { sheet, target } from '../../../styles/utilities.css.ts'
import plan from '../../assets/drawings/plan.svg'
import signature from '../../assets/drawings/signature.svg'
import room from '../../assets/pictures/particuliers-piece-en-travaux.webp?w=960;1440;2072;2640&picture'
import phone from '../../assets/pictures/telephone/particuliers-piece-en-travaux.webp?w=780&quality=52&picture'
import { addressLine } from '../../content/companyDetails.ts'
import { individuals, type Trade } from '../../content/individuals.ts'
import { pages } from '../../content/pages.ts'
import { FragmentLink } from '../../layout/FragmentLink.tsx'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { SymptomCall } from '../../sections/QuoteCall/SymptomCall.tsx'
import { ButtonLink } from '../../ui/Button/Button.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { Facts } from '../../ui/Facts/Facts.tsx'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { pictureSources } from '../../ui/Picture/pictureSources.ts'
import { Section, Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './IndividualsPage.css.ts'
import { Symptoms } from './Symptoms.tsx'

const { hero, services, promises, prices, callToAction } = individuals

const trades: readonly Trade[] = services.items

const pictureOf = pictureSources(
  import.meta.glob(['../../assets/pictures/particuliers-*', '!**/particuliers-piece-*'], {
    query: '?w=640;960;1440;2160&picture',
    import: 'default',
    eager: true,
  }),
  import.meta.glob(['../../assets/pictures/telephone/particuliers-*', '!**/particuliers-piece-*'], {
    query: '?w=480;777&quality=56&picture',
    import: 'default',
    eager: true,
  }),
)

export default function IndividualsPage() {
  return (
    <>
      <PageHead title={hero.title} lead={hero.lead}>
        <ButtonLink to={pages.contact.path}>{hero.link}</ButtonLink>
      </PageHead>
      <div className={styles.flat}>
        <Picture
          name="room"
          className={styles.room}
          sources={room}
          sizes={sizes('92vw', { wide: '82.5rem' })}
          phone={phone}
          priority
        />
        <nav aria-label={services.title}>
          <ol className={styles.dimensions}>
            {trades.toReversed().map(({ id, title }) => (
              <li key={id}>
                <FragmentLink
                  to={pages.individuals.path}
                  search
                  hash={id}
                  className={`${target} ${styles.dimension}`}
                >
                  {title}
                </FragmentLink>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <Symptoms />
      <Section title={services.title} className={styles.services}>
        <Columns as="ul" count={1} className={styles.trades}>
          {trades.map(({ id, title, text, picture }, index) => (
            <Stack as="li" key={title} id={id} tabIndex={-1} className={styles.trade}>
              <Picture
                {...pictureOf(picture)}
                className={styles.closeUp}
                sizes={index === 0 ? '100vw' : sizes('134vw', { tablet: '54vw' })}
              />
              <h3>{title}</h3>
              <Text>{text}</Text>
              <SymptomCall id={id} />
            </Stack>
          ))}
        </Columns>
      </Section>
      <Section surface="muted">
        <div className={`${surfaces.raised} ${sheet}`}>
          <div className={styles.sheetHead}>
            <Title>{promises.title}</Title>
            <Text>{promises.document}</Text>
          </div>
          <div className={styles.heads} aria-hidden="true">
            {promises.heads.map((head) => (
              <span key={head}>{head}</span>
            ))}
          </div>
          <dl>
            {promises.items.map(({ title, texts, entry }) => (
              <div key={title} className={styles.line}>
                <dt className={styles.promise}>{title}</dt>
                {texts.map((text, index) => (
                  <Text as="dd" key={text} size={index === 0 ? 'body' : 'meta'} className={styles.terms}>
                    {text}
                  </Text>
                ))}
                <dd className={styles.entry}>{entry}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.sheetFoot}>
            <Stack gap="s" className={styles.sender}>
              <Logo />
              <Text size="meta">{addressLine}</Text>
            </Stack>
            <Text size="meta" className={styles.signature}>
              {promises.signature}
              <img src={signature} width="440" height="80" alt="" />
            </Text>
          </div>
        </div>
      </Section>
      {prices && (
        <Section surface="raised" title={prices.title}>
          <Stack>
            <Facts entries={prices.items} />
            <Text>{prices.note}</Text>
          </Stack>
        </Section>
      )}
      <CallToAction
        {...callToAction}
        composition="beside"
        art={<img className={styles.plan} src={plan} width="690" height="749" alt="" />}
      />
    </>
  )
}
