import { sizes } from '../../../styles/conditions.ts'
import { screenOnly } from '../../../styles/utilities.css.ts'
import bob from '../../assets/drawings/plomb-blanc.svg'
import { map as texts } from '../../content/contact.yaml'
import { map } from '../../content/entreprise.yaml'
import { addressLine } from '../../data/companyDetails.ts'
import { site } from '../../data/site.ts'
import { DimensionLine } from './DimensionLine.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Section, Text, Title } from '../../ui/primitives.tsx'
import * as styles from './ParisMap.css.ts'

/**
 * The map on the page's background, with a plumb line from the address to the pin of the company file. Without a map the
 * address is as wide as the page, under a dimension line, like the phone number.
 */
export function ParisMap() {
  if (!map)
    return (
      <Section surface="night" className={styles.band}>
        <Title size="hidden">{texts.title}</Title>
        <DimensionLine>{site.footer.area}</DimensionLine>
        <p className={styles.addressAlone}>{addressLine}</p>
      </Section>
    )
  return (
    <Section surface="night" className={styles.band}>
      <div className={styles.map}>
        <div className={styles.text}>
          <Title size="small" className={styles.title}>
            {texts.title}
          </Title>
          <p className={styles.address}>
            <span className={styles.addressText}>{addressLine}</span>
          </p>
        </div>
        <figure className={styles.figure}>
          <div className={styles.relief}>
            <Picture
              {...map.picture}
              className={styles.picture}
              background="none"
              fit="stretched"
              sizes={sizes('100vw', { wide: '90rem' })}
            />
            {map.pin && (
              <>
                <div className={styles.plumbLine} aria-hidden="true" />
                <img
                  className={`${styles.bob} ${screenOnly}`}
                  src={bob}
                  width="40"
                  height="84"
                  alt={texts.pinLabel}
                />
              </>
            )}
          </div>
          <Text as="figcaption" size="meta" className={styles.caption}>
            {map.caption}
          </Text>
        </figure>
      </div>
    </Section>
  )
}
