import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { company } from '../../content/company.ts'
import {
  addressLine,
  mailtoHref,
  openingHoursText,
  telephoneDisplay,
  telephoneHref,
} from '../../content/companyDetails.ts'
import { site } from '../../content/site.ts'
import { legalNotice, navigation } from '../../navigation.ts'
import { Logo } from '../../ui/Logo/Logo.tsx'
import { useShown } from '../currentPage.ts'
import * as styles from './Footer.css.ts'
import { Foundations } from './Foundations.tsx'
import { SocialIcon } from './SocialIcon.tsx'

const { footer } = site

export const Footer = memo(function Footer({ inert }: { inert: boolean | undefined }) {
  const { foot } = useShown().page
  return (
    <footer className={`${surfaces.night} ${styles.footer}`} inert={inert}>
      <Foundations foot={foot} />
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Logo />
          {company.social.length > 0 && (
            <ul className={styles.social} aria-label={footer.socialTitle}>
              {company.social.map(({ network, url }) => (
                <li key={network}>
                  <a
                    className={styles.socialLink}
                    href={url}
                    rel="noopener"
                    aria-label={footer.socialLabel(network)}
                  >
                    <SocialIcon network={network} />
                  </a>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.tagline}>{footer.tagline}</p>
        </div>
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
          <ul className={styles.list}>
            <li>
              <a className={styles.singleLink} href={telephoneHref}>
                {telephoneDisplay}
              </a>
            </li>
            <li>{openingHoursText}</li>
            <li>
              <a className={styles.singleLink} href={mailtoHref}>
                {company.email}
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
})
