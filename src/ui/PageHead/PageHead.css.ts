import { mixins, surfaces, uiStyle, vars } from '../../../styles/index.ts'
import { columns, container } from '../primitives.css.ts'

export const head = uiStyle(container, columns[12], {
  paddingBlock: `clamp(1.5rem, 3.4vw, 3rem) clamp(1.25rem, 2.5vw, 2.25rem)`,
  rowGap: vars.space.m,
  low: { paddingBlock: vars.space.l },
  lowest: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

/** Half the page is wide enough for « pièce par pièce », also between 1024 and 1440 px. */
export const title = uiStyle({ desktop: { fontSize: 'min(4.75rem, 5.25vw)' } })

/** A button under the lead is as wide as its words, but on a phone as wide as the page. */
export const lead = uiStyle({ phablet: { justifyItems: 'start' } })

/** On the slab itself, as on the home page. */
export const level = uiStyle(surfaces.concrete, {
  position: 'relative',
  paddingLeft: vars.size.pageEdge,
  fontSize: vars.font.meta,
  lineHeight: '1.75rem',
  '::before': mixins.levelTick(`calc(${vars.size.pageEdge} - 12px)`),
  desktop: { gridColumn: '1 / -1' },
  lowest: { display: 'none' },
})
