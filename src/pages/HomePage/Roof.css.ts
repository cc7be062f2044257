import { mixins, pageStyle, palette, tapTarget, vars } from '../../../styles/index.ts'
import * as plan from './building.css.ts'
import { hoist, photoRoom, room } from './Storey.css.ts'

/** Measured on coupe-1-toit.webp: the crane's cable with its soft edges; and on its framing for phones: the top of the mast. */
const roofPicture = { cable: { axis: 354, width: 6.4 }, mastTopOnPhone: '22%' }

export const roof = pageStyle({
  position: 'relative',
  paddingTop: vars.size.header,
  phone: { borderBottom: plan.slabEdge },
  desktop: { ...plan.sideBySide, minHeight: 'min(50vw, 82svh, 53.75rem)' },
  // A phone on its side and a low laptop: words and roof side by side, so that the title is seen whole.
  low: { ...plan.sideBySide, vars: { [plan.buildingWidth]: 'min(58cqw, 65.1rem)' } },
})

export const text = pageStyle({
  padding: `${vars.space.m} ${vars.space.pageMargin} 0`,
  phablet: { padding: `${vars.space.xl} ${vars.space.pageMargin}` },
  desktop: { gap: vars.space.l, padding: `${vars.space.xl} 0 ${vars.space.l} ${vars.size.pageEdge}` },
  low: { gap: vars.space.s, padding: `${vars.space.m} 0 ${vars.space.s} ${vars.size.pageEdge}` },
})

export const title = pageStyle({
  maxWidth: '6.6em',
  fontSize: 'clamp(2.625rem, 5.6vw, 5rem)',
  low: { fontSize: 'min(4.6vw, 9.5svh)' },
})

export const titleOfLongWords = pageStyle(title, {
  maxWidth: '9em',
  fontSize: 'clamp(2.25rem, 4.2vw, 3.75rem)',
})

export const lead = pageStyle({
  desktop: { maxWidth: 'min(25rem, 32cqw)' },
  low: { fontSize: vars.font.small },
})

export const ctas = pageStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s })

/** On a phone both calls to action are in one row. */
export const cta = pageStyle({
  phone: { flexGrow: 1, paddingInline: vars.space.s, fontSize: vars.font.small },
})

const inPairs = pageStyle({
  phone: { display: 'grid', ...mixins.columnsUpTo(2), columnGap: vars.space.m },
  enlarged: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

/** Links to the expertises, which are far down the page on a phone. */
export const shortcuts = pageStyle(inPairs, {
  borderTop: `1px solid ${vars.colour.hairline}`,
  phablet: { display: 'none' },
})

const entry = pageStyle({
  fontWeight: 600,
  phone: { minHeight: '48px', borderBottom: `1px solid ${vars.colour.hairline}` },
})

export const shortcut = pageStyle(tapTarget, entry)

/** Links for other visitors; on a phone they follow as more entries of the same list. */
export const way = pageStyle(entry, {
  justifyContent: 'start',
  textAlign: 'left',
  phone: { textDecorationLine: 'none' },
})

export const symptoms = pageStyle(way, {
  justifySelf: 'start',
  phone: { justifySelf: 'stretch', marginTop: `calc(-1 * ${vars.space.m})` },
})

export const ways = pageStyle(inPairs, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  marginTop: `calc(-1 * ${vars.space.s})`,
  phone: { marginTop: `calc(-1 * ${vars.space.m})` },
})

/** The roof at the bottom of the sky, and the crane's cable from the header down to the hook. */
export const building = pageStyle({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  '::before': {
    content: '',
    marginLeft: plan.units(roofPicture.cable.axis - roofPicture.cable.width / 2),
    width: plan.units(roofPicture.cable.width),
    background: `linear-gradient(90deg, transparent, ${palette.cable} 45% 55%, transparent)`,
  },
  // The phone's picture has the whole cable.
  phone: { position: 'relative', '::before': { display: 'none' } },
})

export const hoistedBuilding = pageStyle({
  phone: { '::after': { ...hoist, top: roofPicture.mastTopOnPhone } },
})

/** A photo is shown as the highest storey, seen through the cut wall. */
export const storey = pageStyle(room, photoRoom, {
  alignSelf: 'end',
  phone: { marginTop: vars.space.m, padding: `${plan.slab} ${plan.wall} 0`, background: palette.mur },
})
