import { palette } from '../../../styles/palette.ts'
import strata from '../../assets/scenery/terre.webp'
export const earth = `${palette.terre} url('${strata}') 0 100% / 70rem`
