import { palette } from '../../../styles/palette.ts'
import strata from '../../assets/pictures/terre.webp'

/** The earth of the gallery's picture, as the background of words. */
export const earth = `${palette.terre} url('${strata}') 0 100% / 70rem`
