import type { FAQPage, Graph, HomeAndConstructionBusiness } from 'schema-dts'
import logo from '../assets/icons/icone-512.png'
import sharedPicture from '../assets/partage-1200x630.jpg'
import { company } from '../content/company.ts'
import { telephoneInternational } from '../content/companyDetails.ts'
import { absoluteUrl } from '../content/links.ts'
import type { Company } from '../content/schemas/company.ts'
import { given, withoutSpaces } from '../content/schemas/companyValues.ts'
import { contact } from '../content/contact.ts'
import { expertises } from '../content/expertises.ts'
import { individuals } from '../content/individuals.ts'
import { pages, type MenuPage } from '../content/pages.ts'
import { isLeftOut } from '../content/shownPages.ts'
import { specialWorks } from '../content/specialWorks.ts'

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

const companyId = { '@id': absoluteUrl('/#company') }
const websiteId = { '@id': absoluteUrl('/#website') }

const catalogs = [
  { page: pages.expertises, services: expertises.areas },
  { page: pages.specialWorks, services: specialWorks.services.items },
  { page: pages.individuals, services: individuals.services.items },
]

/** What the page and the company are, for search engines: schema.org in one JSON-LD graph. */
export function structuredData({ path, label, title, description }: MenuPage): Graph {
  const pageId = { '@id': absoluteUrl(`${path}#webpage`) }
  const breadcrumbId = { '@id': absoluteUrl(`${path}#breadcrumb`) }
  const isInner = path !== pages.home.path
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(),
      {
        '@type': 'WebSite',
        ...websiteId,
        url: absoluteUrl('/'),
        name: company.name,
        inLanguage: 'fr',
        publisher: companyId,
      },
      {
        '@type': 'WebPage',
        ...pageId,
        url: absoluteUrl(path),
        name: title,
        description,
        inLanguage: 'fr',
        isPartOf: websiteId,
        about: companyId,
        ...(isInner && { breadcrumb: breadcrumbId }),
      },
      ...(isInner
        ? [
            {
              '@type': 'BreadcrumbList' as const,
              ...breadcrumbId,
              itemListElement: [pages.home, { path, label }].map((one, index) => ({
                '@type': 'ListItem' as const,
                position: index + 1,
                name: one.label,
                item: absoluteUrl(one.path),
              })),
            },
          ]
        : []),
      ...(path === pages.contact.path ? [faqPage(path)] : []),
    ],
  }
}

function business(): HomeAndConstructionBusiness {
  const { trade, address, geo, openingHours, areaServed, social, legal } = company
  const vatNumber = given(legal.vatNumber)
  return {
    '@type': businessTypes[trade],
    ...companyId,
    name: company.name,
    slogan: company.tagline,
    description: pages.home.description,
    url: absoluteUrl('/'),
    logo: absoluteUrl(logo),
    image: absoluteUrl(sharedPicture),
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
    hasOfferCatalog: catalogs
      .filter(({ page }) => !isLeftOut(page))
      .map(({ page, services }) => ({
        '@type': 'OfferCatalog',
        name: page.label,
        url: absoluteUrl(page.path),
        itemListElement: services.map(({ title }) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: title },
        })),
      })),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(legal.registeredName !== null && { legalName: legal.registeredName }),
    ...(legal.siren !== null && { taxID: withoutSpaces(legal.siren) }),
    ...(vatNumber !== null && { vatID: withoutSpaces(vatNumber) }),
  }
}

const faqPage = (path: string): FAQPage => ({
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
