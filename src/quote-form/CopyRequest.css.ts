import { layoutStyle } from '../../styles/index.ts'

/** A live region must be in the DOM before its text changes, or screen readers do not announce it. While empty it takes no space. */
export const message = layoutStyle({
  flexBasis: '100%',
  selectors: { '&:empty': { position: 'absolute' } },
})
