import { styleVariants } from '@vanilla-extract/css'
import { inUi, uiStyle, vars } from '../../../styles/index.ts'
import { horizons } from '../../content/pictures.ts'

type Horizon = { phone?: number; phablet?: number; desktop?: number }

const under = (height: number | undefined) =>
  height === undefined ? undefined : { gridTemplateRows: `auto ${height}vw` }

/** Words on the upper part of a picture. The second row is the picture's, from its horizon down: they do not reach it. */
export const scenes = styleVariants(horizons, ({ phone, phablet, desktop }: Horizon) =>
  inUi({ display: 'grid', phone: under(phone), phablet: under(phablet), desktop: under(desktop) }),
)

export const wordsOver = uiStyle({ gridArea: '1 / 1', zIndex: vars.zIndex.raised })

/** The picture's lower edge is the scene's, however far the words push it down. */
export const pictureUnder = uiStyle({ gridArea: '1 / 1 / 3', alignSelf: 'end', width: '100%' })
