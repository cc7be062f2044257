import { layoutStyle } from '../../styles/layers.ts'

/** Only robots fill in this field: it is not shown, not read aloud, and the Tab key skips it. */
export const trap = layoutStyle({ display: 'none' })
