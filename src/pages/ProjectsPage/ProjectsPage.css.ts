import { mixins, pageStyle, palette, vars } from '../../../styles/index.ts'
import { bands } from '../../sections/bands.css.ts'
import { column, container } from '../../ui/primitives.css.ts'

/** The pictures, then the words and the sheet under them or, one below the other, beside them. */
const project = pageStyle(container, { alignItems: 'start', rowGap: vars.space.l })

const facts = pageStyle({ fontSize: vars.font.small })

/** The sheet is at the right of the words. The works are storeys of one building. */
const wide = {
  band: pageStyle({
    // Until its picture comes, the title stands on the colour of its roof.
    vars: { [vars.colour.picture]: palette.zincClair },
    paddingBottom: vars.space.xl,
    borderBottom: mixins.slab,
  }),
  project,
  states: column['1 / -1'],
  text: column['1 / 7'],
  sheet: pageStyle({ desktop: { display: 'contents' } }),
  facts: pageStyle(facts, { desktop: { gridArea: 'auto / 7 / span 2 / -1' } }),
}

/** The pictures are as tall as the words and the sheet beside them, which meet at their middle. */
const statesBeside = pageStyle({ desktop: { gridRow: '1 / span 2', alignSelf: 'stretch' } })
const textBeside = pageStyle({ desktop: { alignSelf: 'end', paddingTop: vars.space.section } })

/** The words are in a room left of the picture, on a concrete wall under a slab. */
const right = {
  band: pageStyle({
    paddingBottom: vars.space.xxl,
    borderTop: mixins.slab,
    background: palette.enduitClair,
    desktop: { paddingBottom: 0 },
  }),
  project,
  states: pageStyle(bands.right.picture, statesBeside, { desktop: { borderLeft: mixins.slab } }),
  text: pageStyle(bands.right.text, textBeside),
  sheet: pageStyle(bands.right.text, { desktop: { paddingBottom: vars.space.xl } }),
  facts,
}

/** The words are in the cellar, under the garden, one after the other. */
const inside = {
  // The line under the picture ends it. The picture's own wall goes on behind it, to the slab below.
  band: pageStyle({
    paddingBottom: vars.space.xxl,
    wide: {
      paddingBottom: vars.space.l,
      backgroundImage: `linear-gradient(90deg, transparent 57.1%, ${palette.mur} 0 59%, transparent 0)`,
    },
  }),
  project: pageStyle(project, { wide: { gridTemplateRows: 'auto 1fr' } }),
  states: pageStyle(bands.inside.picture, statesBeside),
  text: pageStyle(bands.inside.text, textBeside, {
    wide: { gridRow: 1, paddingTop: `calc(15.4vw + ${vars.space.xxl})` },
  }),
  sheet: pageStyle(bands.inside.text, { wide: { gridRow: 2 } }),
  facts,
}

export const layouts = { wide, right, inside }

const note = pageStyle({ maxWidth: 'none', paddingBlock: vars.space.s })

/** The note is about all models, not the name of the first state above it: where there is room, between the names of two. */
export const notes = {
  wide: pageStyle(note, {
    desktop: { selectors: { 'fieldset + &': { margin: '-2.75rem 0 0 50%', textAlign: 'center' } } },
  }),
  right: note,
  inside: pageStyle(note, { wide: { paddingInline: vars.size.pageEdge } }),
}

const lineOf = (state: string) =>
  pageStyle({
    selectors: {
      [`${project}:has([value="${state}"]:checked) &`]: { color: vars.colour.accentText },
    },
    phone: {
      selectors: { [`${project}:has([value="${state}"]:not(:checked)) &`]: { display: 'none' } },
    },
  })

/**
 * A line of the sheet tells of a state; while that is shown its label has the accent's colour, and on a phone the others'
 * lines are not there.
 */
export const lines = { before: lineOf('before'), during: lineOf('during'), after: lineOf('after') }
