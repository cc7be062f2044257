import type { Rule } from '../../../styles/index.ts'
import { hasPhotos } from '../../content/focuses.ts'

/** A rule for photos: not in the style sheet of a site that has none. */
export const ofPhotos = (rule: Rule): Rule => (hasPhotos ? rule : {})
