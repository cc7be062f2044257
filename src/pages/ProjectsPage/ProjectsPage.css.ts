import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { columnsWithin } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { columns } from '../../ui/Columns/Columns.css.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const projects = pageStyle([
  container,
  {
    display: 'grid',
    // Leaves extra room under each control.
    gap: `calc(${vars.space.section} * 1.25)`,
    paddingBottom: vars.space.section,
    '@media': responsive({ desktop: { paddingTop: vars.space.xxxl } }),
  },
])

const row = pageStyle([columns(), { alignItems: 'start' }])

/** The first project fills the page; the others have their picture right and left by turns. */
const places = {
  wide: { head: '1 / 1 / 2 / -1', states: '2 / 1 / 3 / -1', words: '3 / 1 / 4 / -1', rows: 'none' },
  right: { head: '1 / 1 / 2 / 5', states: '1 / 5 / 3 / -1', words: '2 / 1 / 3 / 5', rows: 'auto 1fr' },
  left: { head: '1 / 9 / 2 / -1', states: '1 / 1 / 3 / 9', words: '2 / 9 / 3 / -1', rows: 'auto 1fr' },
} as const

export const project = styleVariants(places, ({ rows }) => [
  row,
  inPage({ '@media': responsive({ desktop: { gridTemplateRows: rows } }) }),
])

export const head = styleVariants(
  {
    // In two parts: the text starts at the same column as the lead at the top of the page.
    wide: { gridArea: places.wide.head, display: 'grid', ...columnsWithin(12), alignItems: 'end' },
    right: { gridArea: places.right.head },
    left: { gridArea: places.left.head },
  },
  (desktop) => inPage({ '@media': responsive({ desktop }) }),
)

/** In sight while the sheet beside it is read. */
export const states = styleVariants(places, (place) =>
  inPage({
    '@media': responsive({
      desktop: {
        position: 'sticky',
        top: `calc(${vars.size.bar} + ${vars.space.l})`,
        gridArea: place.states,
      },
    }),
  }),
)

export const words = styleVariants(places, (place) =>
  inPage({ '@media': responsive({ desktop: { gridArea: place.words } }) }),
)

// This only has an effect where the head is in two parts.
export const names = pageStyle({ gridColumn: '1 / 8' })

export const trade = pageStyle({
  marginBottom: vars.space.xs,
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
})

export const title = pageStyle({ fontSize: vars.font.h2Small, lineHeight: 1.1 })

export const text = pageStyle({
  gridColumn: '8 / -1',
  maxWidth: vars.size.measure,
  marginTop: vars.space.m,
  color: vars.colour.textSecondary,
})

const lines = pageStyle({ display: 'grid', gap: `${vars.space.m} ${vars.space.gutter}` })

const besidePicture = [
  lines,
  inPage({
    '@media': responsive({
      tablet: { gridTemplateColumns: '1fr 1fr' },
      desktop: { gridTemplateColumns: '1fr' },
    }),
  }),
]

export const sheet = styleVariants({
  wide: [
    lines,
    inPage({
      '@media': responsive({
        tablet: { gridTemplateColumns: '1fr 1fr' },
        desktop: { gridTemplateColumns: 'repeat(4, 1fr)' },
      }),
    }),
  ],
  right: besidePicture,
  left: besidePicture,
})

export const line = pageStyle({
  paddingTop: vars.space.s,
  borderTop: `1px solid ${vars.colour.hairline}`,
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
  lineHeight: 1.5,
})

export const label = pageStyle({ marginBottom: vars.space.xxs, color: vars.colour.text, fontWeight: 600 })

export const more = pageStyle({ marginTop: vars.space.m })
