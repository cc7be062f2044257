import { vars } from '../../../styles/contract.css.ts'
import { uiStyle } from '../../../styles/layers.ts'
import { twoWhereTheyFit } from '../../../styles/mixins.ts'
import { mediaLargeText } from '../../../styles/responsive.ts'

const facts = uiStyle({ display: 'grid', lineHeight: 1.5 })

/** The column of labels is as wide as the longest. */
export const table = uiStyle([
  facts,
  {
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
    '@media': { [mediaLargeText]: { display: 'block' } },
  },
])

export const pairs = uiStyle([facts, { gridTemplateColumns: twoWhereTheyFit, columnGap: vars.space.l }])

export const fact = uiStyle({ selectors: { [`${table} > &`]: { display: 'contents' } } })

const cell = uiStyle({ paddingBlock: vars.space.s, borderTop: `1px solid ${vars.colour.hairline}` })

export const label = uiStyle([
  cell,
  {
    paddingRight: vars.space.l,
    fontWeight: 600,
    selectors: { [`${pairs} &`]: { paddingBottom: 0, color: vars.colour.accentText } },
    '@media': { [mediaLargeText]: { paddingBottom: 0 } },
  },
])

export const text = uiStyle([
  cell,
  {
    color: vars.colour.textSecondary,
    // The address of a site can be longer than a line.
    overflowWrap: 'anywhere',
    selectors: { [`${pairs} &`]: { paddingTop: 0, borderTop: 0 } },
    '@media': { [mediaLargeText]: { paddingTop: 0, borderTop: 0 } },
  },
])
