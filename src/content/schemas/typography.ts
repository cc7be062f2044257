// How French is set: people type plainly.

type Rule = readonly [pattern: RegExp, replacement: string]

const nbsp = '\u00A0'

/** Stands for what a pair of braces puts in: a word, or a number. */
const hole = '\uFFFC'

export const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const units = '%|€|m²|mm|cm|m|h|kN|ans?|années?|mois|jours?|heures?'

const everywhere: readonly Rule[] = [
  // In an address of mail it is another sign.
  [/(?<=\p{L})'(?![\w.'+&-]*@)/gu, '’'],
  [/ (?=[;:!?»])|(?<=[«°]) |(?<=\d) (?=\d)/g, nbsp],
  [new RegExp(`(?<=[\\d${hole}]) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), nbsp],
  // le 18
  [/(?<=(?<!\p{L})(?:le|au)) (?=\d)/giu, nbsp],
  // NF DTU 14.1
  [/(?<=(?<!\p{L})(?:NF|DTU|EN)) (?=[A-Z\d])/gu, nbsp],
  // 8 h 30, 21 juin 2004
  [new RegExp(`(?<=[\\d${hole}]\\u00A0h) (?=[\\d${hole}])`, 'g'), nbsp],
  [new RegExp(`(?<=\\d) (?=(?:${months})\\b)|(?<=\\b(?:${months})) (?=\\d{4})`, 'g'), nbsp],
]

/** No line ends with a small word that only announces the next. */
const afterSmallWords: Rule = [/(?<=(?<!\p{L})(?:les?|la|une?|des?|du|aux?|à|en|et|ou|par|ce|ne)) /giu, nbsp]

/** No line ends after a hyphen inside a word; an address of the web or of mail is no word. */
const afterHyphens: Rule = [/(?<=\p{L})-(?=\p{L})(?<!\S*[@/]\S*)(?!\S*[@/])/gu, '-\u2060']

export const withNonBreakingHyphens = (text: string) => text.replace(...afterHyphens)

/** An address of the web or of mail, which is no French. */
const isAddress = /^\S*[@/]\S*$/

function applyRules(text: string, rules: readonly Rule[]) {
  if (isAddress.test(text)) return text
  const filledIn = text.match(/\{[^}]*\}/g) ?? []
  return rules
    .reduce(
      (done, [pattern, replacement]) => done.replace(pattern, replacement),
      text.replaceAll(/\{[^}]*\}/g, hole),
    )
    .replaceAll(hole, () => filledIn.shift() ?? '')
}

/** For what is never set in lines, such as the browser's tab, or is also data. */
export const typesetPlain = (text: string) => applyRules(text, everywhere)

/** For what is set in lines; a single word is not. */
export const typesetText = (text: string) =>
  applyRules(text, /\s/.test(text) ? [...everywhere, afterHyphens] : everywhere)

/** For a heading, or the lead under it. */
export const typesetHeading = (text: string) =>
  typesetText(applyRules(text, [...everywhere, afterSmallWords]))
