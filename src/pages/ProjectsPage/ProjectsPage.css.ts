import { globalStyle, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inPage, pageStyle } from '../../../styles/layers.ts'
import { slab } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import { container } from '../../ui/Section/Section.css.ts'
import { radio } from './ProjectStates.css.ts'

/** On a desktop it stands on the roof of the first picture, which is light enough for it in each of its states. */
export const head = pageStyle({
  position: 'relative',
  zIndex: vars.zIndex.raised,
  vars: { [vars.colour.textSecondary]: vars.colour.text },
  belowDesktop: { paddingBottom: vars.space.l },
  desktop: { display: 'flex', flexDirection: 'column' },
})
// Each state of the title begins above its own part of the façade.
globalStyle(`${head} h1`, inPage({ desktop: { wordSpacing: '0.24em' } }))

/** The closing title is the company's motto. */
export const motto = pageStyle({ vars: { [vars.font.call]: `min(${vars.font.h1}, 10vw)` } })

globalStyle(`${motto} p`, inPage({ textWrap: 'balance' }))

const band = pageStyle({ paddingBottom: vars.space.xxl })

/** The works are storeys of one building. */
const onSlab = pageStyle({ paddingBottom: vars.space.xl, screen: { borderBottom: slab } })

/** The words at the left of a picture are in a room beside it, on a concrete wall under a slab. */
const wall = pageStyle({
  screen: { borderTop: slab, background: palette.enduitClair },
  desktop: { paddingBottom: 0 },
})
globalStyle(`${wall} figure`, inPage({ desktop: { borderLeft: slab } }))
globalStyle(`${wall} figure ~ :last-child`, inPage({ desktop: { paddingBottom: vars.space.xl } }))

/** The line under the picture ends it. The picture's own wall goes on behind it, to the slab below. */
const endsOnLine = pageStyle({
  wide: {
    paddingBottom: vars.space.l,
    backgroundImage: `linear-gradient(90deg, transparent 57.1%, ${palette.mur} 0 59%, transparent 0)`,
  },
})

export const projects = styleVariants({
  // Until its picture comes, the title stands on the colour of its roof.
  wide: [onSlab, inPage({ vars: { [vars.colour.picture]: palette.zincClair } })],
  inside: [band, endsOnLine],
  right: [band, wall],
})

const beside = pageStyle({ desktop: { alignSelf: 'end', paddingTop: vars.space.section } })

/** Under a picture the sheet is at the right of the words. Beside one, words and sheet meet at its middle. */
export const texts = {
  wide: pageStyle({ desktop: { gridColumn: '1 / 7' } }),
  right: beside,
  // In the cellar, under the garden.
  inside: pageStyle([beside, { wide: { gridRow: 1, paddingTop: `calc(15.4vw + ${vars.space.xxl})` } }]),
}

/** The pictures, then the words and the sheet under them or, one below the other, beside them. */
export const project = pageStyle([container, { alignItems: 'start', rowGap: vars.space.l }])

/** The words inside the picture follow each other. */
export const projectInside = pageStyle({ wide: { gridTemplateRows: 'auto 1fr' } })

export const sheets = {
  wide: pageStyle({ desktop: { display: 'contents' } }),
  right: undefined,
  inside: pageStyle({ wide: { gridRow: 2 } }),
}

/** As tall as the words beside them: in sight while those are read. Those above their words would cover them. */
export const statesBeside = pageStyle({ desktop: { gridRow: '1 / span 2', alignSelf: 'stretch' } })
globalStyle(
  `${statesBeside} > *`,
  inPage({ desktop: { position: 'sticky', top: `calc(${vars.size.bar} + ${vars.space.l})` } }),
)

globalStyle(`${sheets.wide} > dl`, inPage({ desktop: { gridArea: 'auto / 7 / span 2 / -1' } }))
/** The link is under the words. */
globalStyle(`${sheets.wide} > div`, inPage({ desktop: { gridColumn: '1 / 7' } }))

/** It is about all pictures, not the name of the first state above it; where there is room, between the names of two. */
export const note = pageStyle({
  maxWidth: 'none',
  paddingBlock: vars.space.s,
  desktop: { selectors: { 'fieldset + &': { margin: '-2.75rem 0 0 50%', textAlign: 'center' } } },
})

export const sheet = pageStyle({ fontSize: vars.font.small })

const lineOf = (state: string) =>
  pageStyle({
    selectors: {
      [`${project}:has(${radio}[value="${state}"]:checked) &`]: { color: vars.colour.accentText },
    },
    'screen and phone': {
      selectors: { [`${project}:has(${radio}[value="${state}"]:not(:checked)) &`]: { display: 'none' } },
    },
  })

/**
 * A line of the sheet tells of a state; while that is shown its label has the accent's colour, and on a phone the others'
 * lines are not there. Where `:has()` is not known, all are there and alike.
 */
export const lines = { before: lineOf('before'), during: lineOf('during'), after: lineOf('after') }
