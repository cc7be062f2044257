import { sizes } from '../../../styles/responsive.ts'
import bob from '../../assets/drawings/plomb-blanc.svg'
import pictureOf from '../../site/company.ts?at=company.map&w=960;1440;2160&pictures'
import { company } from '../../site/company.ts'
import { addressLine } from '../../site/companyDetails.ts'
import { contact } from '../../site/contact.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Section, Title } from '../../ui/Section/Section.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './ParisMap.css.ts'

const words = contact.map

const { map } = company

/** The map on the page's own ground; a plumb line hangs from the address to the place that the company file says. */
export function ParisMap() {
  return (
    <Section surface="night" className={styles.band}>
      <div className={map ? styles.map : undefined}>
        <div className={map ? styles.words : undefined}>
          <Title size="small" className={styles.title}>
            {words.title}
          </Title>
          <p className={styles.address}>{addressLine}</p>
        </div>
        {map && (
          <figure className={styles.figure}>
            <div className={styles.relief}>
              <Picture
                {...pictureOf(map.picture)}
                className={styles.picture}
                ground="page"
                onPaper="whole"
                fit="stretched"
                sizes={sizes('100vw', { wide: '90rem' })}
              />
              {map.pin && (
                <>
                  <div className={styles.plumbLine} />
                  <img className={styles.bob} src={bob} width="40" height="84" alt={words.pinLabel} />
                </>
              )}
            </div>
            <Text as="figcaption" size="meta" className={styles.caption}>
              {map.caption}
            </Text>
          </figure>
        )}
      </div>
    </Section>
  )
}
