import { style } from '@vanilla-extract/css'
import { base, layout, page, ui } from './layers.css.ts'
import { withQueries, type Rule } from './conditions.ts'

const inLayer = (layer: string) => (rule: Rule) => ({ '@layer': { [layer]: withQueries(rule) } })

/** Like vanilla-extract's `style`, but puts the rules into a cascade layer. Class names passed to it keep their own layer. */
const styleIn =
  (inItsLayer: ReturnType<typeof inLayer>) =>
  (...rules: (Rule | string)[]) =>
    style(rules.map((rule) => (typeof rule === 'string' ? rule : inItsLayer(rule))))

/** Rules of elements and surfaces. Every component overrides them. */
export const inBase = inLayer(base)

/** Rules of src/ui and of utilities.css.ts. */
export const inUi = inLayer(ui)
export const uiStyle = styleIn(inUi)

/** Rules of src/layout, src/quote-form and src/sections. */
export const inLayout = inLayer(layout)
export const layoutStyle = styleIn(inLayout)

/** Rules of src/pages. */
export const pageStyle = styleIn(inLayer(page))
