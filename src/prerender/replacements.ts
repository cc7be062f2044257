import { anchors } from '../content/anchors.ts'
import { company } from '../content/company.ts'
import { componentOf, leftOutNames } from '../content/pages.ts'

const { map, quoteDelivery } = company

/** What the build puts in the place of modules, by their path in src: code, pictures and words that the site does without. */
export const replacements: Record<string, string> = {
  'content/anchors.ts': `export const anchors = ${JSON.stringify(anchors)}`,
  'content/delivery.ts': `export const quoteDelivery = ${JSON.stringify(quoteDelivery)}`,
  // The bundler by itself would drop the unused script, but not its styles.
  ...(quoteDelivery === null && { 'quote-form/DeliveryScript.tsx': 'export const DeliveryScript = null' }),
  ...(map && {
    'pages/ContactPage/mapPicture.ts': `export { default as mapPicture } from '../../assets/pictures/${map.picture}?w=960;1440;2160&picture'`,
  }),
  ...Object.fromEntries(
    leftOutNames()
      .map(componentOf)
      .map((page) => [`pages/${page}/${page}.tsx`, 'export default null']),
  ),
}
