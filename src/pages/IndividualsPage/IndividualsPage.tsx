import { sizes } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import plan from '../../assets/drawings/plan.svg'
import masonry from '../../assets/pictures/particuliers-maconnerie.webp?w=360;640;960;1280&picture'
import painting from '../../assets/pictures/particuliers-peinture.webp?w=360;640;960;1280&picture'
import parquet from '../../assets/pictures/particuliers-parquet.webp?w=360;640;960;1280&picture'
import room from '../../assets/pictures/particuliers-piece-en-travaux.webp?w=480;800;1200;1600&picture'
import tiling from '../../assets/pictures/particuliers-carrelage.webp?w=360;640;960;1280&picture'
import { individuals } from '../../content/individuals.ts'
import { pages } from '../../content/pages.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Columns } from '../../ui/Columns/Columns.tsx'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { container } from '../../ui/Section/Section.css.ts'
import { Section, Title } from '../../ui/Section/Section.tsx'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './IndividualsPage.css.ts'
import { Symptoms } from './Symptoms.tsx'

const { hero, services, promises, callToAction } = individuals

const trades = [
  { name: 'painting', sources: painting },
  { name: 'tiling', sources: tiling },
  { name: 'masonry', sources: masonry },
  { name: 'parquet', sources: parquet },
] as const

export default function IndividualsPage() {
  return (
    <>
      <PageHead title={hero.title} lead={hero.lead}>
        <ButtonLink to={pages.contact.path}>{hero.link}</ButtonLink>
      </PageHead>
      <div className={container}>
        <Picture
          name="room"
          className={styles.picture}
          sources={room}
          sizes={sizes('120vw', { phablet: '92vw', wide: '1320px' })}
          priority
        />
      </div>
      <Symptoms />
      <Section title={services.title}>
        <Columns as="ul" count={2}>
          {trades.map(({ name, sources }) => (
            <Stack
              as="li"
              key={name}
              id={name === 'masonry' ? services.items.masonry.id : undefined}
              tabIndex={-1}
            >
              <Picture
                name={name}
                className={styles.closeUp}
                sources={sources}
                sizes={sizes('92vw', { tablet: '44vw', wide: '628px' })}
              />
              <h3>{services.items[name].title}</h3>
              <Text>{services.items[name].text}</Text>
            </Stack>
          ))}
        </Columns>
      </Section>
      <Section surface="muted">
        <div className={`${surfaces.raised} ${styles.sheet}`}>
          <div className={styles.sheetHead}>
            <Title>{promises.title}</Title>
            <Text>{promises.document}</Text>
          </div>
          <dl>
            {promises.items.map(({ title, text }) => (
              <div key={title} className={styles.line}>
                <dt className={styles.promise}>{title}</dt>
                <Text as="dd" className={styles.terms}>
                  {text}
                </Text>
              </div>
            ))}
          </dl>
          <Text size="meta" className={styles.signature}>
            {promises.signature}
          </Text>
        </div>
      </Section>
      <CallToAction
        {...callToAction}
        composition="beside"
        art={
          <div className={`${surfaces.plain} ${styles.plan}`}>
            <img className={styles.drawing} src={plan} width="690" height="518" alt="" />
          </div>
        }
      />
    </>
  )
}
