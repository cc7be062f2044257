import { Link, linkOptions } from '@tanstack/react-router'
import { pages } from '../../src/content/pages.ts'
import { legalNotice, navigation } from '../../src/navigation.ts'
import '../../src/router.tsx'
import { ButtonAnchor, ButtonLink } from '../../src/ui/Button/ButtonLink.tsx'

// Checked by `tsc`: each line marked as an error must be one, and its twin must not.

export const toPages = [
  <Link key="1" to="/societe" />,
  // @ts-expect-error no such page
  <Link key="2" to="/society" />,
  // @ts-expect-error addresses have no slash at their end
  <Link key="3" to="/societe/" />,
  // @ts-expect-error no page below a page
  <Link key="4" to="/contact/devis" />,
  <Link key="5" {...legalNotice} />,
  <Link key="6" to={pages.contact.path} />,
  // @ts-expect-error no such page
  <Link key="7" to={pages.pricing.path} />,
]

export const rightMenu = linkOptions([
  { to: '/', label: 'Accueil' },
  { to: '/contact', label: 'Contact' },
])
export const wrongMenu = linkOptions([
  { to: '/', label: 'Accueil' },
  // @ts-expect-error no such page
  { to: '/contacts', label: 'Contact' },
])

// As in src/navigation.ts: a page without a route is refused.
const nowhere = { path: '/nulle-part', label: 'Nulle part' } as const
export const menuOfPages = linkOptions([pages.contact].map(({ path, label }) => ({ to: path, label })))
export const menuOfOthers = linkOptions(
  // @ts-expect-error no such page
  [pages.contact, nowhere].map(({ path, label }) => ({ to: path, label })),
)

type Path = (typeof navigation)[number]['to']
export const rightPath: Path = '/contact'
// @ts-expect-error not in the menu
export const wrongPath: Path = '/travaux'

export const buttons = [
  <ButtonLink key="1" to="/contact">
    Contact
  </ButtonLink>,
  // @ts-expect-error no such page
  <ButtonLink key="2" to="/devis">
    Contact
  </ButtonLink>,
  <ButtonLink key="3" to="/contact" variant="outline" size="lg">
    Contact
  </ButtonLink>,
  // @ts-expect-error no such variant
  <ButtonLink key="4" to="/contact" variant="primary">
    Contact
  </ButtonLink>,
  <ButtonAnchor key="5" href="tel:+33199001842">
    Appeler
  </ButtonAnchor>,
  // @ts-expect-error what leads to a page is a ButtonLink
  <ButtonAnchor key="6" to="/contact">
    Appeler
  </ButtonAnchor>,
]
