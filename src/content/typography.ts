type Rule = readonly [pattern: RegExp, replacement: string]

const nbsp = '\u00A0'

/** Stands for what a pair of braces puts in: a word, or a number. */
const hole = '\uFFFC'

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
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

/** In a heading, or the lead under it, no line ends with a small word that only announces the next. */
const inHeadings: Rule = [/(?<=(?<!\p{L})(?:les?|la|une?|des?|du|aux?|à|en|et|ou|par|ce|ne)) /giu, nbsp]

/** No line ends after a hyphen inside a word; an address of the web or of mail is no word. */
const inRunningText: Rule = [/(?<=\p{L})-(?=\p{L})(?<!\S*[@/]\S*)(?!\S*[@/])/gu, '-\u2060']

/** An address of the web or of mail, which is no French. */
const isAddress = /^\S*[@/]\S*$/

// What stands on a button, and a picture's text, which is never set in lines.
const unsetKeys = /^action$|alt$/i
const headingKeys = /^(?:title|question|lead|intro)$/

/**
 * `text` as a French typographer sets it, in a field of this name: people type plainly. `isUnset`: it is never set in lines
 * (the browser's tab), or is also data.
 */
export function setFrench(text: string, key = '', isUnset = false) {
  if (isAddress.test(text)) return text
  const rules = [...everywhere]
  if (!isUnset) {
    if (headingKeys.test(key)) rules.push(inHeadings)
    if (text.includes(' ') && !unsetKeys.test(key)) rules.push(inRunningText)
  }
  const filledIn = text.match(/\{[^}]*\}/g) ?? []
  const set = rules.reduce(
    (done, [pattern, replacement]) => done.replace(pattern, replacement),
    text.replaceAll(/\{[^}]*\}/g, hole),
  )
  return set.replaceAll(hole, () => filledIn.shift() ?? '')
}

/** Changes every text inside `value`, with the name of the field that it stands in and whether that is a page's entry. */
export function eachText(
  value: object,
  change: (text: string, key: string, isEntry: boolean) => string,
  key = '',
  isEntry = false,
) {
  for (const [name, inner] of Object.entries(value)) {
    const innerKey = Array.isArray(value) ? key : name
    // What a form service is sent is nobody's French.
    if (name === 'extraFields') continue
    if (typeof inner === 'string') Reflect.set(value, name, change(inner, innerKey, isEntry))
    else if (typeof inner === 'object' && inner !== null)
      eachText(inner, change, innerKey, isEntry || innerKey === 'page')
  }
}
