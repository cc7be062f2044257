import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { floorLevel, twoWhereTheyFit } from '../../../styles/mixins.ts'
import { palette } from '../../../styles/palette.ts'
import { mediaBelow, mediaLargeText, responsive } from '../../../styles/responsive.ts'
import { surfaces } from '../../../styles/surfaces.css.ts'
import { foldedSummary } from '../../../styles/utilities.css.ts'
import { expertises, type Area } from '../../content/expertises.ts'
import { container } from '../../ui/Section/Section.css.ts'

const areas: readonly Area[] = expertises.areas

const outside = (count: number) => `calc(-${count} * ${vars.space.pageMargin})`

const line = `1px solid ${vars.colour.control}`

/** What stands out of the window is cut off. */
export const band = pageStyle({ overflow: 'clip' })

/** Title, sample and features; from 1024 px the sample stands beside the others, on the band's own ground. */
export const area = pageStyle([
  container,
  {
    paddingBlock: vars.space.gutter,
    '@media': responsive({ desktop: { gridTemplateRows: 'auto 1fr' } }),
  },
])

/**
 * It is wider than its columns, by the shadow at its right, and stands free of the window. On phones, where that would make
 * it small, the window cuts off its plinth. On the night it stands in a pool of light, wider than itself, or its shadow would
 * not be seen.
 */
export const sample = pageStyle({
  position: 'relative',
  alignSelf: 'start',
  marginRight: outside(1),
  '@media': {
    [mediaBelow('desktop')]: { maxWidth: vars.size.measure },
    // Its corners are empty: it reaches into the band's margins. Beside a longer text it comes along.
    ...responsive({
      desktop: {
        position: 'sticky',
        top: '8rem',
        gridRow: '1 / span 2',
        marginBlock: `calc(-0.6 * ${vars.space.gutter})`,
      },
    }),
    [mediaBelow('phablet')]: { maxWidth: 'none', margin: `0 ${outside(3)} 0 7%` },
  },
  selectors: {
    [`${surfaces.night} &`]: {
      borderImage: `radial-gradient(closest-side at 50% 71%, ${palette.traitNuit}, transparent) fill 0//4rem`,
    },
  },
})

export const picture = pageStyle({ background: 'none' })

/** Its words stand on a line at the sample's left, where there is room, and the line ends at what they name. */
const label = pageStyle({
  ...floorLevel,
  left: 0,
  width: 'auto',
  borderColor: 'currentColor',
  fontSize: vars.font.meta,
  lineHeight: 1.3,
  textAlign: 'left',
  '@media': {
    [mediaBelow('phablet')]: { left: '-6.5%' },
    [mediaLargeText]: { display: 'none' },
  },
})

/** For each area, the places of its labels. */
export const labels = areas.map(({ labels: places = [] }) =>
  places.map(({ x, y }) => pageStyle([label, { right: `${100 - x}%`, bottom: `${100 - y}%` }])),
)

/** From edge to edge, two rooms in a row or four; the words of each are under it. */
export const rooms = pageStyle({
  display: 'grid',
  marginInline: `calc(-1 * ${vars.size.pageEdge})`,
  '@media': responsive({
    phablet: { gridTemplateColumns: twoWhereTheyFit },
    desktop: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
})

export const room = pageStyle({ paddingInline: `${vars.space.pageMargin} ${vars.space.l}` })

export const feature = pageStyle({ borderTop: line })

export const name = pageStyle([foldedSummary, { fontSize: vars.font.h3 }])

export const texts = pageStyle({ paddingBottom: vars.space.l })

/** The first says what is seen. */
export const paragraph = pageStyle({ selectors: { '&:first-child': { color: vars.colour.text } } })
