import type { StyleRule } from '@vanilla-extract/css'
import { below, from, widths } from './responsive.ts'

const screen = (query: string) => `screen and ${query}`

/** The ten conditions of a window; paper is none, and has what is said without one (print.css.ts). */
const queries = {
  phone: screen(widths.phone),
  phablet: screen(widths.phablet),
  tablet: screen(widths.tablet),
  desktop: screen(widths.desktop),
  wide: screen(widths.wide),
  /** For what a desktop would otherwise have to undo. */
  belowDesktop: screen(below('desktop')),
  /** Where text is so large that a label leaves its text no room beside it. */
  largeText: screen('(width < 18em)'),
  /** A phone whose text leaves room for two things beside each other. */
  roomyPhone: screen(`${below('phablet')} and (width >= 18em)`),
  /** A low laptop screen or a phone on its side: the top of a page must fit into less height. */
  low: screen(`${from('phablet')} and (height < 45em)`),
  lowest: screen(`${from('phablet')} and (height < 28em)`),
  print: 'print',
  forcedColours: '(forced-colors: active)',
}

type Condition = keyof typeof queries
const isCondition = (key: string): key is Condition => key in queries

type Unconditional = Omit<StyleRule, '@media'>

/** A rule that says beside its properties what is different under a condition; what is written later wins. */
export type Rule = Unconditional & { [condition in Condition]?: Unconditional | undefined }

/** A rule as vanilla-extract takes it: `{ phone: { … } }` becomes its media query. */
export const withQueries = (rule: Rule): StyleRule => ({
  ...Object.fromEntries(Object.entries(rule).filter(([key]) => !isCondition(key))),
  '@media': Object.fromEntries(
    Object.keys(rule)
      .filter(isCondition)
      .map((condition) => [queries[condition], rule[condition] ?? {}]),
  ),
})
