import { sizes } from '../../../styles/responsive.ts'
import bob from '../../assets/drawings/plomb-blanc.svg'
import { company } from '../../content/company.ts'
import { addressLine } from '../../content/companyDetails.ts'
import { contact } from '../../content/contact.ts'
import { site } from '../../content/site.ts'
import { DimensionLine } from '../../ui/DimensionLine/DimensionLine.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Section, Title } from '../../ui/Section/Section.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { mapPicture } from './mapPicture.ts'
import * as styles from './ParisMap.css.ts'

const { map } = contact

/**
 * The map on the page's own ground; a plumb line hangs from the address to the place that the company file says. Without one
 * the address is as wide as the page, under a dimension line, like the telephone number.
 */
export function ParisMap() {
  if (!mapPicture)
    return (
      <Section surface="night" className={styles.band}>
        <Title size="hidden">{map.title}</Title>
        <DimensionLine>{site.footer.area}</DimensionLine>
        <p className={styles.addressAlone}>{addressLine}</p>
      </Section>
    )
  return (
    <Section surface="night" className={styles.band}>
      <div className={styles.map}>
        <div className={styles.words}>
          <Title size="small" className={styles.title}>
            {map.title}
          </Title>
          <p className={styles.address}>{addressLine}</p>
        </div>
        <figure className={styles.figure}>
          <div className={styles.relief}>
            <Picture
              name="map"
              className={styles.picture}
              ground="page"
              onPaper="whole"
              fit="stretched"
              sources={mapPicture}
              sizes={sizes('100vw', { wide: '90rem' })}
            />
            {company.map?.pin && (
              <>
                <div className={styles.plumbLine} />
                <img className={styles.bob} src={bob} width="40" height="84" alt={map.pinLabel} />
              </>
            )}
          </div>
          <Text as="figcaption" size="meta" className={styles.caption}>
            {company.map?.caption}
          </Text>
        </figure>
      </div>
    </Section>
  )
}
