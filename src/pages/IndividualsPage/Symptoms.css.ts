import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace } from '../../../styles/mixins.ts'

/** The section below brings the distance to it. */
export const section = pageStyle({ paddingBottom: 0 })

export const doors = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(7rem, 100%), 1fr))',
  rowGap: vars.space.l,
  // The first and the last door are at the page's edges.
  marginInline: `calc(-1 * ${vars.space.xs})`,
})

/** Where the door stands on the floor. */
export const doorway = pageStyle({
  minWidth: 0,
  paddingInline: vars.space.xs,
  borderBottom: `2px solid ${vars.colour.text}`,
})

/** What is behind the leaf shows as it opens, and is the link too. */
export const door = pageStyle({
  display: 'block',
  height: '100%',
  textDecoration: 'none',
  '@media': { screen: { background: vars.colour.accent } },
})

/** Ajar in its frame, with a handle: the site's dash. */
export const leaf = pageStyle({
  position: 'relative',
  display: 'block',
  height: '100%',
  aspectRatio: '5 / 7',
  padding: 'clamp(0.5rem, 1.4vw, 1.25rem)',
  border: `6px double ${vars.colour.text}`,
  borderBottom: 0,
  background: vars.colour.field,
  fontSize: 'clamp(0.9375rem, 1.45vw, 1.25rem)',
  ...headingFace,
  lineHeight: 1.2,
  transform: 'perspective(50rem) rotateY(12deg)',
  transformOrigin: 'left',
  transition: `transform ${vars.motion.picture} ${vars.motion.easing}`,
  '::before': {
    content: '',
    position: 'absolute',
    top: '76%',
    right: '8%',
    width: '12%',
    borderTop: `3px solid ${vars.colour.accent}`,
  },
  selectors: { [`${door}:hover > &`]: { transform: 'perspective(50rem) rotateY(40deg)' } },
  // On paper its words are followed by their link's address.
  '@media': { print: { all: 'unset', '::before': { content: 'none' } } },
})
