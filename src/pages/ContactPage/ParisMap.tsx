import { useId } from 'react'
import { sizes } from '../../../styles/responsive.ts'
import { company } from '../../content/company.ts'
import { addressLine } from '../../content/companyDetails.ts'
import { contact } from '../../content/contact.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { mapPicture } from './mapPicture.ts'
import * as styles from './ParisMap.css.ts'

const { map } = contact

/** The map across the window, a pin where the company file says, and a leader from it to the address. */
export function ParisMap() {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id}>{map.title}</h2>
      </div>
      <p className={styles.address}>
        <span className={styles.addressText}>{addressLine}</span>
      </p>
      {mapPicture && (
        <figure>
          <div className={styles.relief}>
            <div className={styles.map}>
              <Picture
                name="map"
                className={styles.picture}
                sources={mapPicture}
                sizes={sizes('100vw', { tablet: 'min(70vw, 1344px)' })}
              />
              {company.map?.pin && (
                <>
                  <div className={styles.leader} />
                  <svg className={styles.pin} viewBox="0 0 32 44" role="img" aria-label={map.pinLabel}>
                    <path
                      className={styles.pinBody}
                      d="M16 1.5A14.5 14.5 0 0 0 1.5 16C1.5 27 16 42.5 16 42.5S30.5 27 30.5 16A14.5 14.5 0 0 0 16 1.5Z"
                    />
                    <circle className={styles.pinHole} cx="16" cy="16" r="5" />
                  </svg>
                </>
              )}
            </div>
          </div>
          <figcaption className={styles.caption}>{company.map?.caption}</figcaption>
        </figure>
      )}
    </section>
  )
}
