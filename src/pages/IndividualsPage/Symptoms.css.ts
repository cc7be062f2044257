import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'

/** The section below brings the distance to it. */
export const section = pageStyle({ paddingBottom: 0 })

export const doors = pageStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(30%, min(8rem, 100%)), 1fr))',
  gap: `${vars.space.l} ${vars.space.m}`,
  '@media': responsive({ desktop: { gridTemplateColumns: 'repeat(auto-fit, minmax(6rem, 1fr))' } }),
})

/** Where the door stands on the floor. */
export const doorway = pageStyle({
  // As wide as one of six, however few there are.
  maxWidth: '14rem',
  borderBottom: `2px solid ${vars.colour.text}`,
})

/** What is behind the leaf shows as it opens, and is the link too. */
export const door = pageStyle({
  display: 'block',
  height: '100%',
  textDecoration: 'none',
  '@media': { screen: { background: vars.colour.accent } },
})

/** Ajar in its frame, with a handle: the site's dash. Where it is low, its words stay straight. */
export const leaf = pageStyle({
  position: 'relative',
  display: 'block',
  height: '100%',
  aspectRatio: '5 / 4',
  marginRight: '1.25rem',
  padding: 'clamp(0.5rem, 1.2vw, 1.125rem)',
  border: `6px double ${vars.colour.text}`,
  borderBottom: 0,
  background: vars.colour.field,
  fontSize: 'min(1.375rem, 6.4vw)',
  ...headingFace,
  lineHeight: 1.15,
  textWrap: 'balance',
  transformOrigin: 'left',
  transition: `transform ${vars.motion.picture} ${vars.motion.easing}`,
  '::before': {
    content: '',
    position: 'absolute',
    top: '84%',
    right: '8%',
    width: '12%',
    borderTop: `3px solid ${vars.colour.accent}`,
  },
  selectors: { [`${door}:hover > &`]: { transform: 'perspective(50rem) rotateY(40deg)' } },
  '@media': {
    ...responsive({
      desktop: {
        aspectRatio: '4 / 5',
        marginRight: 0,
        fontSize: 'min(1.95vw, 1.75rem)',
        transform: 'perspective(50rem) rotateY(21deg)',
        '::before': { top: '56%' },
        // The lower panel of the door; its words are in the upper one.
        '::after': {
          content: '',
          position: 'absolute',
          inset: '64% 9% 8%',
          border: `2px solid ${vars.colour.hairline}`,
        },
      },
    }),
    // On paper its words are followed by their link's address.
    print: { all: 'unset', '::before': { content: 'none' }, '::after': { content: 'none' } },
  },
})
