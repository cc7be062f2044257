// French typesetting of plainly typed texts.

type Rule = readonly [pattern: RegExp, replacement: string]

const nbsp = '\u00A0'

/** Matches a token, whose value is a word or a number. */
const hole = '\uFFFC'

export const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const units = '%|€|m²|mm|cm|m|h|kN|ans?|années?|mois|jours?|heures?'

const everywhere: readonly Rule[] = [
  // An apostrophe in an e-mail address must stay straight.
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

/** Joins short words such as articles to the next word, so that no line ends with them. */
const afterSmallWords: Rule = [/(?<=(?<!\p{L})(?:les?|la|une?|des?|du|aux?|à|en|et|ou|par|ce|ne)) /giu, nbsp]

/** Replaces hyphens inside words and numbers by non-breaking ones, but not in URLs and e-mail addresses. */
const afterHyphens: Rule = [/(?<=[\p{L}\d])-(?=[\p{L}\d])(?<!\S*[@/]\S*)(?!\S*[@/])/gu, '-\u2060']

export const withNonBreakingHyphens = (text: string) => text.replace(...afterHyphens)

/** Matches URLs and e-mail addresses, which are not typeset. */
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

/** For texts that never wrap, such as <title>, or that are also data. */
export const typesetPlain = (text: string) => applyRules(text, everywhere)

/** For texts that may wrap. */
export const typesetText = (text: string) =>
  applyRules(text, /\s/.test(text) ? [...everywhere, afterHyphens] : everywhere)

/** For headings and leads. */
export const typesetHeading = (text: string) =>
  typesetText(applyRules(text, [...everywhere, afterSmallWords]))
