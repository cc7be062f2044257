import { parseSync, Visitor, type Plugin } from 'vite'

type Rule = readonly [pattern: RegExp, replacement: string]

const nbsp = '\u00A0'

/** Stands for what a template puts in: a word, or a number. */
const hole = '\uFFFC'

const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
const units = '%|€|m²|mm|cm|m|h|kN|ans?|années?|mois|jours?|heures?'

const everywhere: readonly Rule[] = [
  // In a text between straight apostrophes, one is typed \'. In an address of mail it is another sign.
  [/(?<=\p{L})\\?'(?![\w.'+&-]*@)/gu, '’'],
  [/ (?=[;:!?»])|(?<=[«°]) |(?<=\d) (?=\d)/g, nbsp],
  [new RegExp(`(?<=[\\d${hole}]) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu'), nbsp],
  // le 18
  [/(?<=(?<!\p{L})(?:le|au)) (?=\d)/giu, nbsp],
  // 8 h 30, 21 juin 2004
  [new RegExp(`(?<=[\\d${hole}]\\u00A0h) (?=[\\d${hole}])`, 'g'), nbsp],
  [new RegExp(`(?<=\\d) (?=(?:${months})\\b)|(?<=\\b(?:${months})) (?=\\d{4})`, 'g'), nbsp],
]

/** In a heading, or the lead under it, no line ends with a small word that only announces the next. */
const inHeadings: Rule = [/(?<=(?<!\p{L})(?:les?|la|une?|des?|du|aux?|à|en|et|ou|par|ce|ne)) /giu, nbsp]

/** No line ends after a hyphen inside a word; an address of the web or of mail is no word. */
const inRunningText: Rule = [/(?<=\p{L})-(?=\p{L})(?<!\S*[@/]\S*)(?!\S*[@/])/gu, '-\u2060']

// What is never set in lines (the browser's tab, a picture's text) or is also data, and what stands on a button.
const unsetFiles = /\/(?:company|pages|pictures)\.ts$/
const unsetKeys = /^action$|alt$/i
const headingKeys = /^(?:title|question|lead|intro)$/

/** `text` as a French typographer sets it. */
function setFrench(text: string, key: string, file: string) {
  const rules = [...everywhere]
  if (!unsetFiles.test(file)) {
    if (headingKeys.test(key)) rules.push(inHeadings)
    if (text.includes(' ') && !unsetKeys.test(key)) rules.push(inRunningText)
  }
  return rules.reduce((set, [pattern, replacement]) => set.replace(pattern, replacement), text)
}

/** The code of a content module with its texts set; no line becomes another. */
export function setTexts(code: string, file: string) {
  const keys: string[] = []
  const edits: { start: number; end: number; text: string }[] = []
  const set = (pieces: { start: number; end: number }[]) => {
    const raw = pieces.map(({ start, end }) => code.slice(start, end))
    const texts = setFrench(raw.join(hole), keys.at(-1) ?? '', file).split(hole)
    for (const [index, { start, end }] of pieces.entries())
      edits.push({ start, end, text: texts[index] ?? '' })
  }
  new Visitor({
    Property: ({ key }) => keys.push(key.type === 'Identifier' ? key.name : ''),
    'Property:exit': () => keys.pop(),
    // No rule changes a module's address or a quoted key: these have no space and no apostrophe.
    Literal({ value, start, end }) {
      if (typeof value === 'string') set([{ start: start + 1, end: end - 1 }])
    },
    // The ends of a piece include its marks: ` or } before it, ` or ${ after it.
    TemplateLiteral({ quasis }) {
      set(quasis.map(({ start, end, tail }) => ({ start: start + 1, end: end - (tail ? 1 : 2) })))
    },
  }).visit(parseSync(file, code).program)
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((whole, { start, end, text }) => whole.slice(0, start) + text + whole.slice(end), code)
}

/** People type plainly in src/content; the build, the dev server and the tests all see it set. */
export const typography = (): Plugin => ({
  name: 'typography',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\/src\/content\/\w+\.ts$/, exclude: /\/company(?:Schema|Values)\.ts$/ } },
    handler: (code, id) => ({ code: setTexts(code, id), map: null }),
  },
})
