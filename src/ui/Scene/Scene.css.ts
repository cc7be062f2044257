import { styleVariants } from '@vanilla-extract/css'
import { inUi, uiStyle, underWords, vars } from '../../../styles/index.ts'

type Horizon = { phone?: number; phablet?: number; desktop?: number }

/** How high is what the words over a picture leave seen under them, in percent of the window's width. */
const horizons = {
  viaduct: { phone: 96, phablet: 40, desktop: 30.5 },
  basement: { phone: 106.8, phablet: 27.6 },
  letterboxes: { phone: 67 },
  roofers: { phone: 100 / 1.15, phablet: 31 },
}

const under = (height: number | undefined) =>
  height === undefined ? undefined : { gridTemplateRows: `auto ${height}vw` }

/** Words on the upper part of a picture. The second row is the picture's, from its horizon down: they do not reach it. */
export const scenes = styleVariants(horizons, ({ phone, phablet, desktop }: Horizon) =>
  inUi({ display: 'grid', phone: under(phone), phablet: under(phablet), desktop: under(desktop) }),
)

export const wordsOver = uiStyle({ gridArea: '1 / 1', zIndex: vars.zIndex.raised })

/** A photo has no empty part: the words are above it. */
export const photoScene = uiStyle({ display: 'grid', rowGap: vars.space.l })

export const photoUnder = uiStyle({
  gridArea: '2 / 1',
  width: '100%',
  aspectRatio: '3 / 2',
  phablet: { aspectRatio: '12 / 5' },
})

/** The picture's lower edge is the scene's, however far the words push it down. */
export const pictureUnder = uiStyle(underWords, { gridArea: '1 / 1 / 3', alignSelf: 'end', width: '100%' })
