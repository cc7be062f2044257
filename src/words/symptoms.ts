import { offered } from './offer.ts'
import { words } from './load.ts'

const { title, items } = words('particuliers').symptoms

/** What people see, and the part of the site that answers it. */
export const symptoms = {
  /** The fragment of its address. */
  id: 'que-voyez-vous',
  title,
  items: offered(items),
}
