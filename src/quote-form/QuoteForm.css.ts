import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../styles/contract.css.ts'
import { inLayout, layoutStyle } from '../../styles/layers.ts'
import { mediaBelow, responsive } from '../../styles/responsive.ts'

const onPhone = `screen and ${mediaBelow('phablet')}`

export const form = layoutStyle({
  display: 'grid',
  gap: vars.space.m,
  '@media': {
    [onPhone]: { clipPath: `inset(calc(-1 * ${vars.space.gutter}) -1rem)` },
    ...responsive({
      tablet: {
        gridTemplateColumns: '1fr 1fr',
        gap: vars.space.l,
        marginTop: `calc(${vars.space.gutter} / -2)`,
      },
      // What is beside the button stays there, also when a message comes between them.
      desktop: { gridAutoFlow: 'dense' },
      wide: { gridTemplateColumns: 'repeat(4, 1fr)' },
    }),
  },
})

export const note = layoutStyle({
  gridColumn: '1 / -1',
  color: vars.colour.textSecondary,
  fontSize: vars.font.meta,
})

/** Before the fields; in the sheet's upper margin, where it is wide. */
export const intro = layoutStyle([
  note,
  {
    '@media': responsive({ tablet: { justifySelf: 'end' } }),
  },
])

export const submit = layoutStyle({
  '@media': responsive({
    tablet: { gridColumn: '1 / -1', justifySelf: 'start' },
    desktop: { gridColumn: 1, alignSelf: 'start' },
  }),
})

/** How far from the window's right edge the tape comes down on a phone: in the picture above it, below the tape's case. */
const tapeMiddle = '3.444vw'

/**
 * Beside the button, where there is room. On a phone the surveyor's tape measures all that is above this and hooks onto the
 * button. It is no part of the button, or a touch would send the form.
 */
export const rights = layoutStyle([
  note,
  {
    '@media': {
      [onPhone]: {
        position: 'relative',
        '::before': {
          content: '',
          position: 'absolute',
          bottom: `calc(100% + ${vars.space.m} + 0.75rem)`,
          right: `calc(${tapeMiddle} - 3px - ${vars.space.pageMargin})`,
          left: '100%',
          // Longer than the form, which cuts it off.
          height: '999rem',
          borderBottom: `6px solid ${vars.colour.text}`,
          background: `linear-gradient(${vars.colour.background} 1px, transparent 0) right / 3px 8px repeat-y, linear-gradient(${vars.colour.accent} 0 0) right / 6px repeat-y`,
        },
      },
      ...responsive({ desktop: { gridColumn: '2 / -1', maxWidth: 'none' } }),
    },
  },
])

/** On one line. */
globalStyle(`${rights} > a`, inLayout({ display: 'inline-block' }))

/** Only robots fill in this field: it is not shown, not read aloud, and the Tab key skips it. */
export const trap = layoutStyle({ display: 'none' })
