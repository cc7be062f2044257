import type { Graph, HomeAndConstructionBusiness } from 'schema-dts'
import { palette } from '../../styles/palette.ts'
import { closures, telephoneInternational } from '../data/companyDetails.ts'
import { pages, enabledPageNames, type MenuPage, type Page } from '../data/pages.ts'
import { unlessNone, withoutSpaces } from '../content/schemas/company.ts'
import { loadContent } from '../data/load.ts'
import { getContent } from '../data/content.ts'

const company = loadContent('entreprise')

// Metadata for search engines and social networks: head tags, JSON-LD with the company's data, sitemap.xml and robots.txt.

type BusinessType = Extract<HomeAndConstructionBusiness, object>['@type']

const dayNames = {
  lundi: 'Monday',
  mardi: 'Tuesday',
  mercredi: 'Wednesday',
  jeudi: 'Thursday',
  vendredi: 'Friday',
  samedi: 'Saturday',
  dimanche: 'Sunday',
} as const

/** The trades that have a schema.org type of their own. */
const businessTypes: Record<string, BusinessType> = {
  'entreprise générale': 'GeneralContractor',
  couverture: 'RoofingContractor',
  peinture: 'HousePainter',
  électricité: 'Electrician',
  plomberie: 'Plumber',
  chauffage: 'HVACBusiness',
  serrurerie: 'Locksmith',
}

/** The type of the known trade that `trade` names first: 'peinture et ravalement' is HousePainter. */
function businessTypeOf(trade: string): BusinessType {
  const [first] = Object.keys(businessTypes)
    .map((known) => ({
      known,
      at: trade.toLowerCase().search(new RegExp(`(?<!\\p{L})${known}(?!\\p{L})`, 'u')),
    }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return (first && businessTypes[first.known]) ?? 'HomeAndConstructionBusiness'
}

const absoluteUrl = (path: string) => company.url + path

const crumb = (position: number, { path, label }: MenuPage) => ({
  '@type': 'ListItem' as const,
  position,
  name: label,
  item: absoluteUrl(path),
})

/** The schema.org graph of a page (JSON-LD): the company and, on the home page, the site's name; elsewhere the breadcrumb. */
const structuredData = (page: MenuPage): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    business(),
    page.path === pages.home.path
      ? { '@type': 'WebSite', name: company.name, url: absoluteUrl('/') }
      : { '@type': 'BreadcrumbList', itemListElement: [crumb(1, pages.home), crumb(2, page)] },
  ],
})

function business(): HomeAndConstructionBusiness {
  const { trade, address, geo, openingHours, areaServed, social, legal } = company
  const vatNumber = unlessNone(legal.vatNumber)
  return {
    '@type': businessTypeOf(trade),
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
    openingHoursSpecification: openingHours.flatMap(({ days, opens, closes }) => {
      if (closes === undefined) return []
      return {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map((day) => dayNames[day]),
        opens,
        // Google writes the end of a day so: https://developers.google.com/search/docs/appearance/structured-data/local-business
        closes: closes === '24:00' ? '23:59' : closes,
      }
    }),
    ...(closures.length > 0 && {
      specialOpeningHoursSpecification: closures.map(({ from, until }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: from,
        validThrough: until,
        // Open for no time at all is closed.
        opens: '00:00',
        closes: '00:00',
      })),
    }),
    areaServed: areaServed.map((name) => ({ '@type': 'AdministrativeArea', name })),
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    ...(legal.registeredName !== null && { legalName: legal.registeredName }),
    ...(legal.siren !== null && { taxID: withoutSpaces(legal.siren) }),
    ...(vatNumber !== null && { vatID: withoutSpaces(vatNumber) }),
  }
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The head tags that stay as they are on client navigation. React renders the others (DocumentHead.tsx). */
export function headTags(page: Page) {
  const themeColour = `<meta name="theme-color" content="${palette.nuit}">`
  if (page.path === null) return themeColour
  // Link previews in messages and social networks: Open Graph, and X's card type.
  const preview = Object.entries({
    type: 'website',
    site_name: company.name,
    locale: 'fr_FR',
    title: page.title,
    description: page.description,
    url: absoluteUrl(page.path),
    image: absoluteUrl('/partage-1200x630.jpg'),
    'image:type': 'image/jpeg',
    'image:width': '1200',
    'image:height': '630',
    'image:alt': `${company.sharedPicture.alt} À côté\u00A0: ${company.name}, «\u00A0${getContent('accueil').hero.title}\u00A0».`,
  }).map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`)
  // `<` occurs in JSON only inside strings and is escaped there, so that no value can end the <script>.
  const graph = JSON.stringify(structuredData(page)).replaceAll('<', '\\u003c')
  return [
    themeColour,
    ...preview,
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${graph}</script>`,
  ].join('')
}

/** The sitemap. It has no dates, because the build does not know when a page's content changed. */
export const sitemap = () => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${enabledPageNames.map((name) => `  <url><loc>${escapeHtml(absoluteUrl(pages[name].path))}</loc></url>`).join('\n')}
</urlset>
`

export const robots = () => `User-agent: *
Allow: /

Sitemap: ${absoluteUrl('/sitemap.xml')}
`
