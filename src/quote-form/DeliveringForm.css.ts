import { layoutStyle } from '../../styles/layers.ts'

/** Neither seen nor read aloud, and passed over by the Tab key. */
export const trap = layoutStyle({ display: 'none' })
