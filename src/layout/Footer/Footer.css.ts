import soil from '../../assets/drawings/sol.svg'
import { layoutStyle, mixins, screenOnly, icon, iconTarget, tapTarget, vars } from '../../../styles/index.ts'
import { container } from '../../ui/primitives.css.ts'

/** The width of axe.svg and the other drawings of the ground. */
const foundationsWidth = 700

export const footer = layoutStyle(screenOnly, {
  paddingBottom: vars.space.s,
  color: vars.colour.textSecondary,
  fontSize: vars.font.meta,
  phablet: { lineHeight: '1.75rem' },
})

/** Only a key for React: the drawing inside changes with the page (Foundations.tsx), so this element has no box. */
export const groundPart = layoutStyle({ display: 'contents' })

export const columns = layoutStyle(container, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.m} ${vars.space.gutter}`,
  phablet: { gridTemplateColumns: '1fr 1fr', rowGap: vars.space.xxl },
  // Four equal columns, so that the e-mail address does not wrap.
  desktop: { gridTemplateColumns: 'repeat(4, 1fr)' },
})

/** On a phone logo and social icons are side by side, where there is room, and the tagline is below. */
export const brand = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  justifyContent: 'space-between',
  // The logo is level with the titles beside it.
  phablet: {
    display: 'block',
    marginTop: `calc((${mixins.titleLineHeight} * ${vars.font.body} - 36px) / 2)`,
  },
})

export const tagline = layoutStyle({
  order: 1,
  flexBasis: '100%',
  textWrap: 'balance',
  phablet: { marginBlock: vars.space.xs },
})

export const title = layoutStyle({
  marginBottom: vars.space.s,
  color: vars.colour.text,
  fontSize: vars.font.body,
  fontStretch: '100%',
  letterSpacing: 0,
  // A phone has no room for the titles: they are visually hidden.
  phone: mixins.visuallyHidden,
})

export const list = layoutStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.l,
  phablet: { display: 'grid' },
})

export const links = layoutStyle({
  phone: { columns: '8rem 2', columnGap: vars.space.m, marginTop: vars.space.xs },
})

const dense = { minHeight: '1.75rem' } as const

/** A link outside the list of links is 44 px tall on a phone. */
export const singleLink = layoutStyle(tapTarget, {
  display: 'inline-flex',
  selectors: {
    '&:hover, &[aria-current="page"]': { color: vars.colour.text, ...mixins.underline('0.35em') },
  },
  phablet: dense,
})

export const link = layoutStyle(singleLink, dense)

export const social = layoutStyle({ display: 'flex', gap: vars.space.xs, marginInline: '-10px' })

export const socialLink = layoutStyle(iconTarget, {
  selectors: { '&:hover': { color: vars.colour.accentText } },
})

export const socialIcon = layoutStyle(icon, {
  width: '24px',
  height: '24px',
  strokeWidth: 1.6,
  strokeLinecap: 'square',
})

export const base = layoutStyle(container, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  marginTop: vars.space.l,
})

/** The street, the water in the ground, and the stone below it. */
export const ground = layoutStyle({
  position: 'relative',
  overflow: 'clip',
  height: mixins.drawingUnits(mixins.groundHeight),
  marginBottom: vars.space.m,
  background: `url('${soil}') left top / auto 100% repeat-x`,
  phablet: { marginBottom: vars.space.xl },
})

/** Flips the drawing, so that its axis is at the left edge of the text column instead of the right (Contact). */
export const mirrored = layoutStyle({ transform: 'scaleX(-1)' })

export const drawing = layoutStyle({
  position: 'absolute',
  top: 0,
  right: vars.size.drawingAxis,
  width: mixins.drawingUnits(foundationsWidth),
  maxWidth: 'none',
  height: '100%',
  transform: 'translateX(50%)',
})

/** Below 1024 px the plumb line ends above the ground. */
export const axis = layoutStyle(drawing, { belowDesktop: { display: 'none' } })

export const noGround = layoutStyle({ height: vars.space.xxl })
