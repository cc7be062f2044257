import { assignVars, globalStyle } from '@vanilla-extract/css'
import { inLayout, layoutStyle, mixins, roles, tapTarget, vars } from '../../../styles/index.ts'
import { header, toggle, withoutPopover } from './Header.css.ts'

const away = { opacity: 0, transform: 'translateY(-8px)' }
const shown = { display: 'flex', opacity: 1, transform: 'none' }

export const panel = layoutStyle({
  // From 1024 px the links are in the header as if there were no panel.
  desktop: { display: 'contents' },
  belowDesktop: {
    ...away,
    vars: assignVars(vars.colour, roles.night),
    position: 'fixed',
    inset: `${vars.size.header} 0 0`,
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: vars.space.xl,
    width: '100%',
    height: 'auto',
    padding: `${vars.space.s} ${vars.space.pageMargin} ${vars.space.xl}`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: vars.colour.background,
    color: vars.colour.text,
    // `overlay` and `display` change at the end, so that the panel is still there while it fades out.
    transition: ['opacity', 'transform', 'overlay', 'display']
      .map((property) => `${property} ${vars.motion.menu} ${vars.motion.easing} allow-discrete`)
      .join(', '),
    selectors: { '&:popover-open': { ...shown, '@starting-style': away } },
    '@supports': { [withoutPopover]: { display: 'none' } },
  },
})

// The open menu locks the page's scrolling, once a script has measured the scrollbar that the lock removes. Padding takes the
// scrollbar's place. `scrollbar-gutter: stable` would also narrow `vw`, and so move the page by a pixel.
export const scrollbarWidth = '--scrollbar-width'
const padding = `var(${scrollbarWidth}, 0px)`
const locked = `:root:has(${toggle}[aria-expanded="true"])`
globalStyle(locked, inLayout({ belowDesktop: { overflow: 'hidden' } }))
// Where scrollbars take no width there is nothing to measure: the page is locked without a script too.
globalStyle(`:root:has(${panel}:popover-open)`, inLayout({ belowDesktopTouch: { overflow: 'hidden' } }))
globalStyle(`${locked} :is(body, ${header})`, inLayout({ belowDesktop: { paddingRight: padding } }))
globalStyle(
  `${locked} ${panel}`,
  inLayout({ belowDesktop: { paddingRight: `calc(${vars.space.pageMargin} + ${padding})` } }),
)

/** With many pages the labels of two words wrap, before the company's name does. */
export const menu = layoutStyle({ flexShrink: 1000 })

// Radix wraps the list in a box with `position: relative` in its style attribute. The prerendered page has no style
// attributes (entry-server.tsx), so the box gets the rule here.
globalStyle(`${menu} > div`, inLayout({ position: 'relative' }))

export const list = layoutStyle({
  desktop: { display: 'flex', alignItems: 'center', gap: 'clamp(1rem, 1.75vw, 1.75rem)' },
})

export const item = layoutStyle({ belowDesktop: { borderBottom: `1px solid ${vars.colour.hairline}` } })

export const link = layoutStyle(tapTarget, {
  selectors: { '&:hover, &[aria-current="page"]': mixins.underline('0.45em') },
  desktop: { fontSize: vars.font.meta, fontWeight: 500 },
  belowDesktop: { padding: `${vars.space.s} 0`, fontSize: '1.75rem', ...mixins.headingFace },
})

/** The link to Contact, which looks like a button in the header. */
export const action = layoutStyle(link, {
  desktop: {
    paddingInline: vars.space.m,
    marginLeft: vars.space.xs,
    borderRadius: vars.radius.control,
    background: vars.colour.primary,
    color: vars.colour.onPrimary,
    fontWeight: 600,
    transition: `background-color ${vars.motion.colour}`,
    selectors: {
      '&:hover': { background: vars.colour.primaryHover },
      '&:hover:not([aria-current])': { textDecorationLine: 'none' },
      '&:active': { background: vars.colour.primaryActive },
      '&[aria-current]': { textDecorationColor: 'currentColor' },
    },
  },
})

export const foot = layoutStyle({ desktop: { display: 'none' } })
