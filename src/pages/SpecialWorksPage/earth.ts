import { palette } from '../../../styles/palette.ts'
import strata from '../../assets/pictures/terre.webp'

/** The earth of the gallery's picture, as a background. */
export const earth = `${palette.terre} url('${strata}') 0 100% / 70rem`
