import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { displayText, leadSize, underline } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, mediaLow, mediaLowest, responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

/**
 * Below 1024 px the picture of the building is under the words. From 1024 px on, and in a low window, it fills the
 * hero, and the words stand on its dark background.
 */
export const hero = pageStyle({
  position: 'relative',
  isolation: 'isolate',
  background: palette.nuitImage,
  marginTop: `calc(-1 * ${vars.size.bar})`,
  paddingTop: vars.size.bar,
  '@media': responsive({
    desktop: { display: 'flex', alignItems: 'end', minHeight: 'min(max(40rem, 60vw), 100svh)' },
  }),
})

export const content = pageStyle([
  container,
  {
    paddingBlock: `${vars.space.l} 0`,
    '@media': {
      ...responsive({
        phablet: { paddingBlock: vars.space.xxl },
        desktop: { paddingBlock: `${vars.space.xl} clamp(3rem, 10vw - 3rem, 14rem)` },
      }),
      [mediaLow]: { paddingBlock: `${vars.space.s} ${vars.space.l}` },
    },
  },
])

export const title = pageStyle({
  maxWidth: '6.6em',
  ...displayText,
  '@media': {
    [mediaLow]: { fontSize: `min(${vars.font.hero}, 9.5svh)` },
    [mediaLowest]: { maxWidth: '11em', fontSize: `min(${vars.font.hero}, 8svh)` },
  },
})

export const lead = pageStyle({
  maxWidth: vars.size.measure,
  marginTop: vars.space.l,
  ...leadSize,
  '@media': {
    ...responsive({ desktop: { maxWidth: 'min(28rem, 37vw)' } }),
    [mediaLow]: {
      maxWidth: 'min(30rem, 42vw)',
      marginTop: vars.space.s,
      fontSize: vars.font.small,
      lineHeight: 1.35,
    },
  },
})

export const calls = pageStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.s}`,
  marginTop: vars.space.l,
  '@media': {
    ...responsive({
      phablet: { gap: vars.space.m, marginTop: vars.space.xl },
      desktop: { maxWidth: '42vw' },
    }),
    [mediaLow]: { marginTop: vars.space.m },
  },
})

/** On a phone there is room for one button: the other call is a link beside it. */
export const secondCall = pageStyle({
  '@media': {
    [mediaBelow('phablet')]: { padding: 0, borderColor: 'transparent', ...underline('0.35em') },
  },
})

// It starts below the bar, so that the chimneys do not touch the menu.
const fillsTheHero = {
  position: 'absolute',
  inset: `${vars.size.bar} 0 0`,
  zIndex: vars.zIndex.behind,
  height: 'auto',
} as const

export const picture = pageStyle({
  position: 'relative',
  background: 'none',
  '@media': {
    ...responsive({ desktop: fillsTheHero }),
    [mediaLow]: fillsTheHero,
    // On a phone on its side the building stands right of the words and of both buttons.
    [mediaLowest]: { left: '18vw' },
  },
})

// If the hero is narrower in shape than the picture, the picture is cropped at its sides: enough dark background must
// remain at the left for the words. If the hero is wider in shape, the picture is cropped at its top and bottom: the
// roofs must remain and, where there is room, the people at the foot of the building.
globalStyle(
  `${picture} img`,
  inPage({
    '@media': {
      ...responsive({ desktop: { objectPosition: '42% 40%' }, wide: { objectPosition: '60% 40%' } }),
      [mediaLow]: { objectPosition: '60% 0%' },
    },
  }),
)
