import type { Graph, HomeAndConstructionBusiness } from 'schema-dts'
import { company } from '../content/company.ts'
import { telephoneInternational } from '../content/companyDetails.ts'
import { absoluteUrl } from '../content/links.ts'
import type { Company } from '../content/schemas/company.ts'
import { given, withoutSpaces } from '../content/schemas/companyValues.ts'
import { pages, type MenuPage } from '../content/pages.ts'

const dayNames = {
  lundi: 'Monday',
  mardi: 'Tuesday',
  mercredi: 'Wednesday',
  jeudi: 'Thursday',
  vendredi: 'Friday',
  samedi: 'Saturday',
  dimanche: 'Sunday',
} as const

const businessTypes = {
  'entreprise générale': 'GeneralContractor',
  couverture: 'RoofingContractor',
  peinture: 'HousePainter',
  électricité: 'Electrician',
  plomberie: 'Plumber',
  chauffage: 'HVACBusiness',
  serrurerie: 'Locksmith',
  autre: 'HomeAndConstructionBusiness',
} as const satisfies Record<Company['trade'], Extract<HomeAndConstructionBusiness, object>['@type']>

const crumb = (position: number, { path, label }: MenuPage) => ({
  '@type': 'ListItem' as const,
  position,
  name: label,
  item: absoluteUrl(path),
})

/** The company and where the page is on its site, for search engines: schema.org in one JSON-LD graph. */
export const structuredData = (page: MenuPage): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    business(),
    ...(page.path === pages.home.path
      ? []
      : [{ '@type': 'BreadcrumbList' as const, itemListElement: [crumb(1, pages.home), crumb(2, page)] }]),
  ],
})

function business(): HomeAndConstructionBusiness {
  const { trade, address, geo, openingHours, areaServed, social, legal } = company
  const vatNumber = given(legal.vatNumber)
  return {
    '@type': businessTypes[trade],
    '@id': absoluteUrl('/#company'),
    name: company.name,
    slogan: company.tagline,
    description: pages.home.description,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icone-512.png'),
    image: absoluteUrl('/partage-1200x630.jpg'),
    telephone: telephoneInternational,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postcode,
      addressLocality: address.city,
      addressCountry: 'FR',
    },
    ...(geo && { geo: { '@type': 'GeoCoordinates', ...geo } }),
    openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => dayNames[day]),
      opens: opens.padStart(5, '0'),
      closes: closes.padStart(5, '0'),
    })),
    areaServed: areaServed.map((name) => ({ '@type': 'AdministrativeArea', name })),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(legal.registeredName !== null && { legalName: legal.registeredName }),
    ...(legal.siren !== null && { taxID: withoutSpaces(legal.siren) }),
    ...(vatNumber !== null && { vatID: withoutSpaces(vatNumber) }),
  }
}
