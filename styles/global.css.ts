import { globalStyle } from '@vanilla-extract/css'
import './fonts.css.ts'
import './theme.css.ts'
import './print.css.ts'
import { vars } from './contract.css.ts'
import { inBase } from './layers.ts'
import { type Rule } from './conditions.ts'
import { focusRing, headingFace, scrollGap, titleLineHeight } from './mixins.ts'

const element = (selector: string, rule: Rule) => globalStyle(selector, inBase(rule))

element('*, ::before, ::after', { boxSizing: 'border-box' })
element('*', { margin: 0, padding: 0 })
element('html', {
  textSizeAdjust: '100%',
  // The fixed header must not cover what a fragment or the keyboard scrolls into view, nor the label above a field.
  // `scroll-margin` on the field would not help: when WebKit moves the focus, it ignores that property and scrolls to the
  // text inside the field instead of the field's box.
  scrollPaddingTop: `calc(${vars.size.header} + ${scrollGap})`,
})
element('body', {
  minHeight: '100svh',
  background: vars.colour.background,
  color: vars.colour.text,
  fontFamily: vars.font.family,
  fontSize: vars.font.body,
  lineHeight: 1.6,
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
})
element('h1, h2, h3', { ...headingFace, lineHeight: titleLineHeight, textWrap: 'balance' })
element('h1', { fontSize: vars.font.h1, letterSpacing: '-0.026em', lineHeight: 1.02 })
element('h2', { fontSize: vars.font.h2 })
element('h3', { fontSize: vars.font.h3, lineHeight: 1.2 })
// The h1 receives the focus after a page transition. It is not interactive, so it shows no focus ring.
element('h1:focus', { outline: 'none' })
element('p, li, dd, figcaption', { textWrap: 'pretty' })
element('ul, ol', { listStyle: 'none' })
element('img, svg', { display: 'block', maxWidth: '100%' })
element('img', { height: 'auto' })
// All underlines of links look the same. Safari ignores the `text-decoration` shorthand if it has a thickness, and the
// shorthand without one would reset these values: every other rule sets only `textDecorationLine`.
element('a', { color: 'inherit', textDecorationThickness: '2px', textDecorationColor: vars.colour.accent })
element('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
element('address', { fontStyle: 'normal' })
element(':focus-visible', focusRing)
element('[popover]', { border: 0, background: 'none', color: 'inherit' })
// `important` wins over every class. In print an animation stands still at its first frame, which may be transparent.
globalStyle('*, ::before, ::after', {
  '@media': {
    'print, (prefers-reduced-motion: reduce)': {
      transition: 'none !important',
      animation: 'none !important',
    },
  },
})
