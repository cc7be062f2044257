import { mixins, surfaces, uiStyle, vars } from '../../../styles/index.ts'
import { columns, container, textOverImage } from '../primitives.css.ts'

const { m, l } = vars.space
const { pageEdge } = vars.size

/** Title and lead side by side on the page. */
export const hero = uiStyle(container, columns[12], {
  paddingBlock: `clamp(1.5rem, 3.4vw, 3rem) clamp(1.25rem, 2.5vw, 2.25rem)`,
  rowGap: m,
  low: { paddingBlock: l },
})

/** Half the page is wide enough for « pièce par pièce », also between 1024 and 1440 px. */
export const title = uiStyle({ desktop: { fontSize: 'min(4.75rem, 5.25vw)' } })

/** A button below the lead is as wide as its text, on a phone as wide as the page. */
export const lead = uiStyle({ phablet: { justifyItems: 'start' } })

/** The box of text and picture, which the page's own classes place in it. */
export const pictureHero = uiStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

/** Text on the picture, between the page's margins. */
export const overPicture = uiStyle(textOverImage, { padding: `${l} ${pageEdge}` })

/** The level stands on the slab itself, as on the home page. */
export const level = uiStyle(surfaces.concrete, {
  position: 'relative',
  paddingLeft: pageEdge,
  fontSize: vars.font.meta,
  lineHeight: '1.75rem',
  '::before': mixins.levelTick(`calc(${pageEdge} - 12px)`),
  desktop: { gridColumn: '1 / -1' },
})
