import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { headingFace, inUi, mixins, uiStyle, behindText, vars, visuallyHidden } from '../../styles/index.ts'

export const section = uiStyle({ paddingBlock: vars.space.section })

/** The page's width: at most 1440 px, margins included. */
export const container = uiStyle({
  width: '100%',
  maxWidth: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.space.pageMargin,
})

const beside = `max(0px, (100cqw - ${vars.size.container}) / 2)`

/** Full-bleed grid: children use the text column unless a class of `edges` extends them to the page or the viewport. */
export const pageGrid = uiStyle({
  display: 'grid',
  gridTemplateColumns: `${beside} ${vars.space.pageMargin} minmax(0, 1fr) ${vars.space.pageMargin} ${beside}`,
})
globalStyle(`${pageGrid} > *`, inUi({ gridColumn: '3 / -3' }))

export const edges = styleVariants({ window: '1 / -1', page: '2 / -2' }, (gridColumn) => inUi({ gridColumn }))

export const headed = uiStyle({ marginBottom: vars.space.xl })

export const titleSizes = styleVariants({
  medium: inUi({ fontSize: vars.font.h2Small }),
  small: inUi({ fontSize: vars.font.h3, lineHeight: 1.2 }),
  hidden: [visuallyHidden],
})

const grid = uiStyle({
  display: 'grid',
  gap: `${vars.space.xl} ${vars.space.gutter}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
})

/** One column, two from 768 px, `count` from 1024 px. Twelve are a grid for the classes of `column`. */
export const columns = styleVariants({
  1: [grid],
  2: [grid, inUi({ tablet: mixins.columnsUpTo(2) })],
  3: [grid, inUi({ desktop: mixins.columnsUpTo(3) })],
  4: [grid, inUi({ desktop: { ...mixins.columnsUpTo(4), columnGap: vars.space.xl } })],
  12: [grid, inUi({ gridAutoFlow: 'dense', desktop: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' } })],
})

export const column = styleVariants(
  {
    '1 / 4': '1 / 4',
    '1 / 6': '1 / 6',
    '1 / 7': '1 / 7',
    '1 / 8': '1 / 8',
    '1 / -1': '1 / -1',
    '4 / 10': '4 / 10',
    '6 / -1': '6 / -1',
    '7 / -1': '7 / -1',
    '8 / -1': '8 / -1',
  },
  (gridColumn) => inUi({ desktop: { gridColumn } }),
)

const stack = uiStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })

const { s, m, l, xl } = vars.space

export const gaps = styleVariants({ s, m, l, xl }, (gap) => [stack, inUi({ gap })])

const text = uiStyle({ maxWidth: vars.size.measure, color: vars.colour.textSecondary })

export const textSizes = styleVariants({
  lead: [text, inUi({ fontSize: vars.font.lead, lineHeight: 1.5 })],
  body: [text],
  small: [text, inUi({ fontSize: vars.font.small, lineHeight: 1.5 })],
  meta: [text, inUi({ fontSize: vars.font.meta, lineHeight: 1.5 })],
  /** A lead sentence in the typeface of titles. In a narrow viewport its typed line breaks are kept. */
  statement: [
    headingFace,
    inUi({
      fontSize: 'clamp(1.25rem, 2.15vw, 2rem)',
      fontWeight: 500,
      lineHeight: 1.3,
      whiteSpace: 'pre-line',
      textWrap: 'balance',
      tablet: { whiteSpace: 'normal' },
    }),
  ],
})

export const balanced = uiStyle({ textWrap: 'balance' })

export const textOverImage = uiStyle({ gridArea: '1 / 1', zIndex: vars.zIndex.raised })

/** The picture ends at the lower edge of its section, however tall the text above it is. */
export const pictureUnder = uiStyle(behindText, { gridArea: '1 / 1 / 3', alignSelf: 'end', width: '100%' })

/** A photo leaves no room for text, so the text is above it. */
export const photoUnder = uiStyle({
  gridArea: '2 / 1',
  width: '100%',
  aspectRatio: '3 / 2',
  phablet: { aspectRatio: '12 / 5' },
})

export const noWrap = uiStyle({ whiteSpace: 'nowrap' })
export const noWrapUnlessEnlarged = uiStyle(noWrap, { enlarged: { whiteSpace: 'normal' } })
