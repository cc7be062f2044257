import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const footer = style({
  paddingBlock: `${vars.space.xxxl} ${vars.space.l}`,
  '@media': { print: { display: 'none' } },
})

export const columns = style([
  container,
  {
    display: 'grid',
    gap: `${vars.space.xxl} 1.75rem`,
    color: vars.colour.textSecondary,
    fontSize: vars.font.small,
    ...responsive({
      phablet: { gridTemplateColumns: '1fr 1fr' },
      desktop: { gridTemplateColumns: '3fr 2.6fr 3.2fr 2.2fr' },
      wide: { gridTemplateColumns: 'repeat(4, 1fr)' },
    }),
  },
])

globalStyle(`${columns} > div:first-child > span`, { color: vars.colour.text })

export const tagline = style({ maxWidth: '18rem', marginTop: vars.space.m, textWrap: 'balance' })

export const title = style({
  marginBottom: vars.space.s,
  color: vars.colour.text,
  fontSize: vars.font.body,
  fontStretch: '100%',
  letterSpacing: 0,
})

export const links = style({ display: 'grid', gridAutoRows: 'minmax(32px, auto)', alignItems: 'center' })

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  textDecoration: 'none',
  selectors: {
    '&:hover, &[aria-current="page"]': {
      color: vars.colour.text,
      textDecoration: `underline 2px ${vars.colour.accent}`,
      textUnderlineOffset: '0.35em',
    },
  },
})

export const social = style({ display: 'flex', gap: vars.space.xs, margin: `${vars.space.l} 0 0 -10px` })

export const socialLink = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  transition: `color ${vars.motion.colour}`,
  selectors: { '&:hover': { color: vars.colour.accentText } },
})

export const base = style([
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
