import type { StyleRule } from '@vanilla-extract/css'
import { below, from, widths } from './responsive.ts'

/** Every condition of the window under which a style applies. */
const conditions = {
  ...widths,
  /** For what a wider window would otherwise have to undo. */
  belowTablet: below('tablet'),
  belowDesktop: below('desktop'),
  /** Neither a phone nor a desktop. */
  midsize: `${from('phablet')} and ${below('desktop')}`,
  /** Where text is so large that a label leaves its text no room beside it. */
  largeText: '(width < 18em)',
  usualText: '(width >= 18em)',
  /** A phone whose text leaves room for two things beside each other. */
  roomyPhone: `${below('phablet')} and (width >= 18em)`,
  /** Two things beside each other up to a tablet, too. */
  roomyCompact: `${below('tablet')} and (width >= 18em)`,
  /** In half of its window, a label of two long words has room beside its sign. */
  largePhone: '(width >= 23.4em)',
  /** A low laptop screen or a phone on its side: the top of a page must fit into less height. */
  low: `${from('phablet')} and (height < 45em)`,
  lowest: `${from('phablet')} and (height < 28em)`,
  screen: 'screen',
  print: 'print',
  forcedColours: '(forced-colors: active)',
  lessMotion: '(prefers-reduced-motion: reduce)',
} as const

type Name = keyof typeof conditions
type Condition = Name | `${Name} and ${Name}` | `${Name} or ${Name}`
type Unconditional = Omit<StyleRule, '@media'>

/** A rule that says beside its properties what is different under a condition; what is written later wins. */
export type Rule = Unconditional & { [condition in Condition]?: Unconditional | undefined }

const queries = new Map<string, string>(Object.entries(conditions))
const isCondition = (key: string): key is Condition => queries.has(key.split(' ', 1).join())
const queryOf = (condition: Condition) =>
  condition.replaceAll(/\w+/g, (word) => queries.get(word) ?? word).replace(' or ', ', ')

/** A rule as vanilla-extract takes it: `{ 'screen and phone': { … } }` becomes its media query. */
export const withQueries = (rule: Rule): StyleRule => ({
  ...Object.fromEntries(Object.entries(rule).filter(([key]) => !isCondition(key))),
  '@media': Object.fromEntries(
    Object.keys(rule)
      .filter(isCondition)
      .map((condition) => [queryOf(condition), rule[condition] ?? {}]),
  ),
})
