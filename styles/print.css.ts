import { assignVars, globalStyle, type StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { printed } from './roles.ts'
import { loadContent } from '../src/data/load.ts'

const company = loadContent('entreprise')

// In print a page is one column in black on white. These rules are in no layer, so they win over all layered ones.
const onPaper = (selector: string, rule: StyleRule) => globalStyle(selector, { '@media': { print: rule } })

globalStyle('@page', { margin: '14mm' })
onPaper(':root', {
  // Paper has its own margins. At 75 %, text of 16 px on screen has 9 points on paper.
  fontSize: '75%',
  vars: {
    [vars.font.h1]: '2.75rem',
    [vars.font.h2]: '2rem',
    [vars.font.h2Small]: '1.625rem',
    [vars.size.header]: '0px',
    [vars.space.pageMargin]: '0px',
    [vars.space.gutter]: '1.5rem',
    [vars.space.section]: '1.5rem',
  },
})
onPaper('*', { vars: assignVars(vars.colour, printed) })
onPaper('main *', {
  position: 'static',
  order: 0,
  gridRow: 'auto',
  border: 0,
  background: 'none',
  boxShadow: 'none',
  transform: 'none',
})
// Decorative elements are not printed.
onPaper('main :is([aria-hidden], nav, img[alt=""], picture:has([alt=""]))', { display: 'none' })
onPaper('main :is(*, a:is([href^="#"], [href^="tel:"], [href^="mailto:"]))::after, main ::before', {
  content: 'none',
})
onPaper('main a[href]::after', {
  content: `' (' attr(href) ')'`,
  fontSize: vars.font.meta,
  fontWeight: 400,
  letterSpacing: 0,
})
onPaper('main a[href^="/"]::after', { content: `' (${company.url}' attr(href) ')'` })
// Printed while it fades, a page would be pale. `important` wins over the animation too.
onPaper('main > div', { opacity: '1 !important' })
onPaper('h1, h2, h3', { breakAfter: 'avoid' })
onPaper('li, dl > div, article, figure, picture', { breakInside: 'avoid' })
// Four pictures fit on a sheet with their text.
onPaper('picture, picture > img', { maxHeight: '38mm' })
onPaper('picture > img', { objectFit: 'contain', objectPosition: 'left' })
onPaper('input, select, textarea', { borderBottom: '1px solid' })
// All <details> are open in print, in older browsers by bootstrap.ts. A long message is printed whole; an empty or short one
// leaves room to write by hand.
onPaper('details::details-content', { contentVisibility: 'visible' })
onPaper('textarea', { fieldSizing: 'content', minHeight: '8.5em' })
