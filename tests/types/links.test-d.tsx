import { Link } from '@tanstack/react-router'
import { pages } from '../../src/data/pages.ts'
import { legalNotice, navigation } from '../../src/navigation.ts'
import '../../src/router.tsx'
import { ButtonAnchor, ButtonLink } from '../../src/ui/Button/Button.tsx'

// Checked by `tsc`: each line marked as an error must be one, and the others must not.

export const links = [
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
  <ButtonLink key="8" to="/contact" variant="outline" size="lg" />,
  // @ts-expect-error no such page
  <ButtonLink key="9" to="/devis" />,
  // @ts-expect-error what leads to a page is a ButtonLink
  <ButtonAnchor key="10" to="/contact" />,
]

// @ts-expect-error not in the menu
export const wrongPath: (typeof navigation)[number]['to'] = '/travaux'
