import { headingFace, uiStyle, vars } from '../../../styles/index.ts'

export const logo = uiStyle(headingFace, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.colour.text,
  fontSize: '1.1875rem',
  lineHeight: 1.1,
  // In the header a long name wraps to two or three lines, and a word longer than a line breaks.
  selectors: {
    '&[data-long]': {
      fontSize: 'clamp(0.8125rem, 4vw, 1.1875rem)',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
  },
  desktop: {
    selectors: { '&[data-long]': { fontSize: 'clamp(0.8125rem, 1.1vw, 1.1875rem)', maxWidth: '16em' } },
  },
})

// The drawing starts 5 units inside its 48-unit box: moving it left by that much aligns it with the margin.
export const mark = uiStyle({
  width: '36px',
  height: '36px',
  flexShrink: 0,
  marginLeft: 'calc(-36px * 5 / 48)',
})

export const building = uiStyle({ fill: 'currentColor' })
export const angle = uiStyle({ fill: vars.colour.accent })
