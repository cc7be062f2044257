import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inLayout, layoutStyle } from '../../../styles/layers.ts'
import { palette } from '../../../styles/palette.ts'
import { underline } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { building } from '../building.ts'
import { container } from '../../ui/Section/Section.css.ts'

const drawing = (width: number, paths: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 150" fill="none" stroke="${palette.brume}">${paths}</svg>`,
  )}")`

// Walls, raft, footings and piles; of all that, the tanking of the cellar is what the company does.
const foundations = drawing(
  460,
  `<path fill="${palette.nuit}" d="M16 0V58H0V78H24V132L31 146L38 132V78H222V132L229 146L236 132V78H422V132L429 146L436 132V78H460V58H444V0"/><path d="M30 0V58H222V0M236 0V58H430V0M24 78H38M222 78H236M422 78H436"/><path stroke="${palette.miniumClair}" stroke-width="2.5" d="M33 0V55H219V0M239 0V55H427V0"/>`,
)

// The street, the water in the ground, and the stone below it.
const ground = drawing(
  480,
  `<g stroke="${palette.zinc}"><path d="M0 .5H480M14 12h7M62 18h5M118 10h8M176 20h6M232 12h7M300 17h5M352 11h8M418 19h6M458 10h7M0 30Q120 24 240 30T480 30"/><path stroke-dasharray="14 10" d="M0 44H480"/><path stroke-dasharray="30 46" d="M20 56H470"/><path stroke-dasharray="18 64" d="M60 68H480"/><path d="M0 90Q120 84 240 90T480 90M40 112H150V126M150 126H236M300 106H392V120M392 120H470M90 138H200M270 136H360V150"/></g>`,
)

export const footer = layoutStyle({
  paddingBottom: vars.space.l,
  '::before': {
    content: '',
    display: 'block',
    // In one scale: the drawings are 150 units high.
    height: `calc(${building.width} * 150 / 460)`,
    marginBottom: vars.space.xxl,
    backgroundImage: `${foundations}, ${ground}`,
    backgroundRepeat: 'no-repeat, repeat-x',
    backgroundPosition: `right ${building.fromRight} top, left top`,
    backgroundSize: `${building.width} 100%, auto 100%`,
  },
  '@media': { print: { display: 'none' } },
})

export const columns = layoutStyle([
  container,
  {
    display: 'grid',
    gap: `${vars.space.xxl} ${vars.space.gutter}`,
    color: vars.colour.textSecondary,
    fontSize: vars.font.small,
    ...responsive({
      phablet: { gridTemplateColumns: '1fr 1fr' },
      desktop: { gridTemplateColumns: '3fr 2.6fr 3.2fr 2.2fr' },
      wide: { gridTemplateColumns: 'repeat(4, 1fr)' },
    }),
  },
])

globalStyle(`${columns} > div:first-child > span`, inLayout({ color: vars.colour.text }))

export const tagline = layoutStyle({ maxWidth: '18rem', marginTop: vars.space.m, textWrap: 'balance' })

export const title = layoutStyle({
  marginBottom: vars.space.s,
  color: vars.colour.text,
  fontSize: vars.font.body,
  fontStretch: '100%',
  letterSpacing: 0,
})

export const links = layoutStyle({
  display: 'grid',
  gridAutoRows: 'minmax(32px, auto)',
  alignItems: 'center',
})

export const area = layoutStyle({ marginTop: vars.space.s })

export const link = layoutStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  textDecoration: 'none',
  selectors: {
    '&:hover, &[aria-current="page"]': {
      color: vars.colour.text,
      ...underline('0.35em'),
    },
  },
})

export const social = layoutStyle({
  display: 'flex',
  gap: vars.space.xs,
  margin: `${vars.space.l} 0 0 -10px`,
})

export const socialLink = layoutStyle({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  transition: `color ${vars.motion.colour}`,
  selectors: { '&:hover': { color: vars.colour.accentText } },
})

export const base = layoutStyle([
  container,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.m,
    marginTop: vars.space.xxl,
    color: vars.colour.textSecondary,
    fontSize: vars.font.meta,
  },
])
