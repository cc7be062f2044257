import { vars } from '../../../styles/contract.css.ts'
import { layoutStyle } from '../../../styles/layers.ts'
import { underline, unseen } from '../../../styles/mixins.ts'
import { mediaBelow, responsive } from '../../../styles/responsive.ts'
import { container } from '../../ui/Section/Section.css.ts'

export const footer = layoutStyle({
  paddingBottom: vars.space.l,
  '@media': { print: { display: 'none' } },
})

export const columns = layoutStyle([
  container,
  {
    display: 'grid',
    gap: `${vars.space.xxl} ${vars.space.gutter}`,
    color: vars.colour.textSecondary,
    fontSize: vars.font.small,
    '@media': {
      [mediaBelow('phablet')]: { gap: vars.space.m },
      ...responsive({
        phablet: { gridTemplateColumns: '1fr 1fr' },
        desktop: { gridTemplateColumns: '3fr 2.6fr 3.2fr 2.2fr' },
        wide: { gridTemplateColumns: 'repeat(4, 1fr)' },
      }),
    },
  },
])

export const logo = layoutStyle({ color: vars.colour.text })

export const tagline = layoutStyle({ maxWidth: '18rem', marginTop: vars.space.s, textWrap: 'balance' })

export const title = layoutStyle({
  marginBottom: vars.space.s,
  color: vars.colour.text,
  fontSize: vars.font.body,
  fontStretch: '100%',
  letterSpacing: 0,
  // A phone has no room for them: they are only read out.
  '@media': { [mediaBelow('phablet')]: unseen },
})

export const links = layoutStyle({
  display: 'grid',
  gridAutoRows: 'minmax(32px, auto)',
  alignItems: 'center',
  '@media': { [mediaBelow('phablet')]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.l } },
})

export const area = layoutStyle({
  marginTop: vars.space.s,
  '@media': { [mediaBelow('phablet')]: { marginTop: 0 } },
})

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
    marginTop: vars.space.xl,
    color: vars.colour.textSecondary,
    fontSize: vars.font.meta,
  },
])
