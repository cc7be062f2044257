import { anchors } from './anchors.ts'
import { leadsNowhere } from './pages.ts'

/** Whether the site still has a page and, on it, the part with this `id`: an owner may have taken out either. */
export const isOffered = ({ path, id }: { path: string; id?: string }) =>
  !leadsNowhere(path) && (id === undefined || anchors.includes(id))
