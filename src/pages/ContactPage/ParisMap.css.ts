import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { headingFace } from '../../../styles/mixins.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { edgeToEdge } from '../../../styles/utilities.css.ts'
import { company } from '../../content/company.ts'

// Without a place these numbers do not matter: nothing that they position is shown.
const { x, y } = company.map?.pin ?? { x: 50, y: 50 }

const line = `1px solid ${vars.colour.text}`

const besideMargins = { [mediaBelow('phablet')]: { paddingInline: vars.space.pageMargin } }

/** The words at the left of the picture, divided like the home page. */
const beside = { words: 38, picture: 62 } as const

/** How far below the section's content the leader begins: under the title, above the address. */
const landing = '3rem'

export const map = company.map
  ? pageStyle([
      edgeToEdge,
      {
        '@media': responsive({
          desktop: {
            display: 'grid',
            gridTemplateColumns: `minmax(0, ${beside.words}fr) minmax(0, ${beside.picture}fr)`,
          },
        }),
      },
    ])
  : pageStyle({})

export const words = pageStyle(
  company.map
    ? {
        paddingBottom: vars.space.m,
        '@media': {
          ...besideMargins,
          ...responsive({ desktop: { display: 'grid', gridTemplateRows: `${landing} 1fr` } }),
        },
      }
    : {},
)

export const address = pageStyle({
  marginTop: vars.space.l,
  fontSize: `min(${vars.font.h2}, 7vw)`,
  ...headingFace,
  lineHeight: 1.1,
})

/** Its caption stands under the address, at the foot of the picture. */
export const figure = pageStyle({ '@media': responsive({ desktop: { display: 'contents' } }) })

export const caption = pageStyle({
  marginTop: vars.space.m,
  '@media': { ...besideMargins, ...responsive({ desktop: { alignSelf: 'end' } }) },
})

/** Keeps the picture's own shape, so that the place's percentages hold at every width. */
export const relief = pageStyle({
  position: 'relative',
  aspectRatio: '16 / 10',
  '@media': responsive({ desktop: { gridRow: 'span 2', marginTop: landing } }),
})

export const picture = pageStyle({
  height: '100%',
  background: 'none',
  '@media': { print: { maxHeight: 'none' } },
})

const bobWidth = 'clamp(20px, 2.4vw, 32px)'

/** The leader of the address: a line under its title, and from its end the plumb line to the place. */
export const plumbLine = pageStyle({
  position: 'absolute',
  top: 0,
  left: vars.space.pageMargin,
  right: `calc(${100 - x}% - 1px)`,
  height: `calc(${y}% - 2 * ${bobWidth})`,
  borderTop: line,
  borderRight: line,
  '@media': responsive({
    phablet: { left: 0 },
    desktop: { left: `calc(${beside.words} / ${beside.picture} * -100%)` },
  }),
})

/** Its tip marks the place. */
export const bob = pageStyle({
  position: 'absolute',
  left: `calc(${x}% - 0.5px)`,
  top: `${y}%`,
  width: bobWidth,
  // Keeps its size until the drawing has loaded, or if it never does.
  height: `calc(${bobWidth} * 84 / 40)`,
  transform: 'translate(-50%, -100%)',
})
