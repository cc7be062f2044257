import { layoutStyle } from '../../styles/index.ts'

/** It is there before it says something, or it would not be read out: without words it takes no room. */
export const message = layoutStyle({
  flexBasis: '100%',
  selectors: { '&:empty': { position: 'absolute' } },
})
