import { Link } from '@tanstack/react-router'
import { surfaces } from '../../../styles/surfaces.css.ts'
import {
  addressLine,
  email,
  mailtoHref,
  openingHoursText,
  tagline,
  telephoneDisplay,
  telephoneHref,
} from '../../data/companyDetails.ts'
import type { Company } from '../../content/schemas/company.ts'
import type { Page } from '../../data/pages.ts'
import { site } from '../../data/site.ts'
import { legalNotice, navigation } from '../../navigation.ts'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { NoWrap } from '../../ui/NoWrap.tsx'
import * as styles from './Footer.css.ts'
import { Foundations } from './Foundations.tsx'

const { footer } = site

// Drawn for this site on a 24 px grid, in the style of its other icons.
const networkIcons: Record<Company['social'][number]['network'], string> = {
  LinkedIn: 'M3.5 3.5h17v17h-17zM8 10.5v6M8 7.4v.2M11.5 16.5v-6M11.5 13a2.5 2.5 0 0 1 5 0v3.5',
  Instagram: 'M3.5 3.5h17v17h-17zM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6M16.9 7v.2',
  Facebook: 'M3.5 3.5h17v17h-17zM13.2 20.5v-9a2.5 2.5 0 0 1 2.5-2.5h1.3M10.5 13h5.8',
}

export function Footer({ page, inert }: { page: Page; inert: boolean | undefined }) {
  return (
    <footer inert={inert} className={`${surfaces.night} ${styles.footer}`}>
      <div className={styles.groundPart}>
        <Foundations drawing={page.footerDrawing} />
      </div>
      <div className={styles.columns}>
        <Brand />
        <nav aria-labelledby={footer.linksId}>
          <h2 id={footer.linksId} className={styles.title}>
            {footer.linksTitle}
          </h2>
          <ul className={styles.links}>
            {navigation.map(({ to, label, activeOptions }) => (
              <li key={to}>
                <Link to={to} activeOptions={activeOptions} className={styles.link}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.title}>{footer.contactTitle}</h2>
          <ul role="list" className={styles.list}>
            <li>
              <a className={styles.singleLink} href={telephoneHref}>
                {telephoneDisplay}
              </a>
            </li>
            <li>
              <NoWrap>{openingHoursText}</NoWrap>
            </li>
            <li>
              <a className={styles.singleLink} href={mailtoHref}>
                <NoWrap>{email}</NoWrap>
              </a>
            </li>
          </ul>
        </div>
        <div>
          <h2 className={styles.title}>{footer.officeTitle}</h2>
          <address>{addressLine}</address>
          <p>{footer.area}</p>
        </div>
      </div>
      <div className={styles.base}>
        <p>{footer.copyright}</p>
        <Link {...legalNotice} className={styles.singleLink}>
          {footer.legalLink}
        </Link>
      </div>
    </footer>
  )
}

function Brand() {
  return (
    <div className={styles.brand}>
      <Logo />
      <p className={styles.tagline}>{tagline}</p>
      {footer.social.length > 0 && (
        <ul role="list" className={styles.social} aria-label={footer.socialTitle}>
          {footer.social.map(({ network, url, label }) => (
            <li key={network}>
              <a className={styles.socialLink} href={url} rel="noopener" aria-label={label}>
                <svg
                  className={styles.socialIcon}
                  width="24"
                  height="24"
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                >
                  <path d={networkIcons[network]} />
                </svg>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
