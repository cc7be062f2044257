/**
 * The elements of the prerendered page that the scripts work on. The scripts take the page as they find it and render none
 * of it anew: whatever a visitor, a browser, a translator or an extension has done to it stays.
 */
type PartName =
  | 'announcer'
  | 'app'
  | 'bar'
  | 'menuToggle'
  | 'menu'
  | 'main'
  | 'page'
  | 'ground'
  | 'footer'
  | 'sendButton'
  | 'outcome'

/** The attribute that marks a part, for the server. */
export const part = (name: PartName) => ({ 'data-part': name })

/** The part that is marked so. */
export function partOf(root: ParentNode, name: PartName) {
  const element = root.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (!element) throw new Error(`The page has no ${name}`)
  return element
}
