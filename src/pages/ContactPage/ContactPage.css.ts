import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { dimensionTick, headingFace, underline } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { target } from '../../../styles/utilities.css.ts'

/** The form, and beside it what happens next over the e-mail address. */
export const grid = pageStyle({
  position: 'relative',
  rowGap: vars.space.xxl,
  marginBottom: vars.space.section,
})

/** Between the form's fields and its button, as small as the notes there; from 1024 px in the right-hand columns. */
export const explanation = pageStyle({
  gridColumn: '1 / -1',
  '@media': responsive({
    desktop: { position: 'absolute', inset: '0 0 auto', gridColumn: '8 / -1' },
  }),
})

export const explanationTitle = pageStyle({
  marginBottom: vars.space.xs,
  fontSize: vars.font.body,
  '@media': responsive({ desktop: { marginBottom: vars.space.l, fontSize: vars.font.h2Small } }),
})

/** On a wide window they follow a vertical dimension line; each begins at its own tick. */
export const steps = pageStyle({
  '@media': responsive({
    desktop: { rowGap: '2.5rem', borderLeft: `1px solid ${vars.colour.text}` },
  }),
})

export const step = pageStyle({
  position: 'relative',
  paddingLeft: vars.space.l,
  '::before': { ...dimensionTick, top: '0.3em', left: '0.25rem', height: '0.9rem' },
  '@media': responsive({
    desktop: {
      color: vars.colour.text,
      fontSize: vars.font.lead,
      ...headingFace,
      lineHeight: 1.4,
      '::before': { top: '0.1em', left: '-1.5px', height: '1.5rem' },
    },
  }),
})

export const email = pageStyle({ alignSelf: 'end' })

export const link = pageStyle([
  target,
  {
    display: 'inline-flex',
    lineHeight: 1.5,
    fontSize: 'clamp(1rem, 0.55rem + 0.88vw, 1.375rem)',
    ...headingFace,
    overflowWrap: 'anywhere',
    ...underline('0.3em'),
    selectors: { '&:hover': { color: vars.colour.accentText } },
  },
])
