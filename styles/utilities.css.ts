import { uiStyle } from './layers.ts'

/** Read aloud, not seen. */
export const visuallyHidden = uiStyle({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
