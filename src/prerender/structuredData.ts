import type {
  BreadcrumbList,
  FAQPage,
  GeneralContractor,
  Graph,
  OfferCatalog,
  WebPage,
  WebSite,
} from 'schema-dts'
import { company } from '../content/company.ts'
import { given, telephoneInternational } from '../content/companyDetails.ts'
import { withoutSpaces } from '../content/companyValues.ts'
import { contact } from '../content/contact.ts'
import { expertises } from '../content/expertises.ts'
import { individuals } from '../content/individuals.ts'
import { pages, type MenuPage } from '../content/pages.ts'
import { specialWorks } from '../content/specialWorks.ts'
import { absoluteUrl } from './absoluteUrl.ts'
import type { EmittedFiles } from './emittedFiles.ts'

const dayNames = {
  lundi: 'Monday',
  mardi: 'Tuesday',
  mercredi: 'Wednesday',
  jeudi: 'Thursday',
  vendredi: 'Friday',
  samedi: 'Saturday',
  dimanche: 'Sunday',
} as const

const companyId = { '@id': absoluteUrl('/#company') }
const websiteId = { '@id': absoluteUrl('/#website') }

/** What the page and the company are, for search engines: schema.org in one JSON-LD graph. */
export function structuredData(page: MenuPage, files: EmittedFiles): Graph {
  const breadcrumb = breadcrumbList(page)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      generalContractor(files),
      webSite(),
      webPage(page, breadcrumb),
      ...(breadcrumb ? [breadcrumb] : []),
      ...(page.path === pages.contact.path ? [faqPage(page)] : []),
    ],
  }
}

function generalContractor(files: EmittedFiles): GeneralContractor {
  const { address, geo, openingHours, areaServed, social, legal } = company
  const vatNumber = given(legal.vatNumber)
  return {
    '@type': 'GeneralContractor',
    ...companyId,
    name: company.name,
    slogan: company.tagline,
    description: pages.home.description,
    url: absoluteUrl('/'),
    logo: absoluteUrl(files.logo),
    image: absoluteUrl(files.sharedPicture),
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
    hasOfferCatalog: [
      offerCatalog(pages.expertises, expertises.areas),
      offerCatalog(pages.specialWorks, specialWorks.services.items),
      offerCatalog(pages.individuals, individuals.services.items),
    ],
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(legal.registeredName !== null && { legalName: legal.registeredName }),
    ...(legal.siren !== null && { taxID: withoutSpaces(legal.siren) }),
    ...(vatNumber !== null && { vatID: withoutSpaces(vatNumber) }),
  }
}

const offerCatalog = ({ label, path }: MenuPage, services: readonly { title: string }[]): OfferCatalog => ({
  '@type': 'OfferCatalog',
  name: label,
  url: absoluteUrl(path),
  itemListElement: services.map(({ title }) => ({
    '@type': 'Offer',
    itemOffered: { '@type': 'Service', name: title },
  })),
})

const webSite = (): WebSite => ({
  '@type': 'WebSite',
  ...websiteId,
  url: absoluteUrl('/'),
  name: company.name,
  inLanguage: 'fr',
  publisher: companyId,
})

const webPage = ({ path, title, description }: MenuPage, breadcrumb: BreadcrumbList | null): WebPage => ({
  '@type': 'WebPage',
  '@id': absoluteUrl(`${path}#webpage`),
  url: absoluteUrl(path),
  name: title,
  description,
  inLanguage: 'fr',
  isPartOf: websiteId,
  about: companyId,
  ...(breadcrumb && { breadcrumb: { '@id': breadcrumbId(path) } }),
})

const breadcrumbId = (path: string) => absoluteUrl(`${path}#breadcrumb`)

const breadcrumbList = ({ path, label }: MenuPage): BreadcrumbList | null =>
  path === '/'
    ? null
    : {
        '@type': 'BreadcrumbList',
        '@id': breadcrumbId(path),
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: pages.home.label, item: absoluteUrl('/') },
          { '@type': 'ListItem', position: 2, name: label, item: absoluteUrl(path) },
        ],
      }

const faqPage = ({ path }: MenuPage): FAQPage => ({
  '@type': 'FAQPage',
  '@id': absoluteUrl(`${path}#faq`),
  url: absoluteUrl(path),
  inLanguage: 'fr',
  isPartOf: { '@id': absoluteUrl(`${path}#webpage`) },
  mainEntity: contact.faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
