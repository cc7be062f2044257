import { mixins, pageStyle, palette, vars } from '../../../styles/index.ts'
import { bands } from '../../sections/bands.css.ts'
import { column, container } from '../../ui/primitives.css.ts'

/** Measured on projet-etancheite-cuvelage.webp: the wall left of the cellar, and the cellar's ceiling under the garden. */
const gardenPicture = { wall: ['57.1%', '59%'], ceiling: '15.4vw' }

/** From 1024 px title and lead stand on the light roof of the first project's picture. */
export const hero = {
  box: pageStyle({
    position: 'relative',
    zIndex: vars.zIndex.raised,
    vars: { [vars.colour.textSecondary]: vars.colour.text },
    belowDesktop: { paddingBottom: vars.space.l },
    desktop: { display: 'flex', flexDirection: 'column' },
  }),
  // It begins above the part of the façade that it is about.
  title: pageStyle({ desktop: { wordSpacing: '0.24em' } }),
}

/** The pictures, with text and data sheet below them or stacked beside them. */
const project = pageStyle(container, { alignItems: 'start', rowGap: vars.space.l })

const facts = pageStyle({ fontSize: vars.font.small })

/** The first project: its data sheet is at the right of its text. The projects are storeys of one building. */
const wide = {
  band: pageStyle({
    // Until the picture has loaded, the title stands on the colour of the roof.
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

/** The pictures are as tall as text and data sheet together, which meet at the middle of the pictures. */
const statesBeside = pageStyle({ desktop: { gridRow: '1 / span 2', alignSelf: 'stretch' } })
const textBeside = pageStyle({ desktop: { alignSelf: 'end', paddingTop: vars.space.section } })

/** The text is in a room left of the picture, on a concrete wall under a slab. */
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

/** The text is in the cellar, under the garden, one after the other. */
const inside = {
  // The picture ends at the line below it. Its wall continues behind the line, down to the slab.
  band: pageStyle({
    paddingBottom: vars.space.xxl,
    wide: {
      paddingBottom: vars.space.l,
      backgroundImage: `linear-gradient(90deg, transparent ${gardenPicture.wall[0]}, ${palette.mur} 0 ${gardenPicture.wall[1]}, transparent 0)`,
    },
  }),
  project: pageStyle(project, { wide: { gridTemplateRows: 'auto 1fr' } }),
  states: pageStyle(bands.inside.picture, statesBeside),
  text: pageStyle(bands.inside.text, textBeside, {
    wide: { gridRow: 1, paddingTop: `calc(${gardenPicture.ceiling} + ${vars.space.xxl})` },
  }),
  sheet: pageStyle(bands.inside.text, { wide: { gridRow: 2 } }),
  facts,
}

export const layouts = { wide, right, inside }

const note = pageStyle({ maxWidth: 'none', paddingBlock: vars.space.s })

/** The note about models. Where there is room it stands between the names of two states, so that it does not seem to be about one. */
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
 * A row of the data sheet belongs to a state. While that state is selected, the row's label has the accent colour, and on a
 * phone the rows of the other states are hidden.
 */
export const lines = { before: lineOf('before'), during: lineOf('during'), after: lineOf('after') }
