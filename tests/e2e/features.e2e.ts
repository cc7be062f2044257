import { readdirSync, readFileSync } from 'node:fs'
import bcd, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { expect, test } from '@playwright/test'
import { parse, walk } from 'css-tree'
import { parseSync, Visitor } from 'vite'
import { oldestBrowsers } from '../../src/build/browsers.ts'

// Every feature of the built styles and of our scripts, compared with the oldest browsers that the README promises, by
// the data of MDN.

/** What one of these browsers lacks, and why the site may use it. What stands in an `@supports` needs no entry. */
const withAnotherWay = {
  ':has': 'the page scrolls no further under the menu; without popovers the script sets the same rule',
  ':popover-open': 'without popovers the styles follow aria-expanded',
  'hidePopover()': 'called in browsers with popovers only',
  ':user-invalid': 'elsewhere the form marks what was refused',
  ':details-content': 'printed answers are open; elsewhere as the visitor left them',
  'content-visibility': 'as :details-content',
  '@starting-style': 'the menu appears without its fade',
  '@page': 'the browser’s own margins on paper',
  'break-after: avoid': 'on paper a title may stand at the foot of a page',
  'cursor: pointer': 'an iPhone has none',
  'forced-color-adjust': 'elsewhere there are no forced colours, or the browser puts a ground behind text',
  'field-sizing': 'a printed message is as high as its field, which can be dragged higher',
  hyphens: 'the build adds -webkit-hyphens',
  resize: 'an iPhone makes the field taller by itself',
  'text-size-adjust': 'the build adds the prefixes; a desktop has no use for it',
  'text-wrap': 'lines break as in any text',
  requestIdleCallback: 'elsewhere a timer',
  'navigator.connection': 'asked for only if it is there',
}

const { ios, ...named } = oldestBrowsers
const browsers = Object.entries({ ...named, safari_ios: ios })

const number = (version: string) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  return major + minor / 100
}

/** Whether one of the browsers lacks `feature`. */
const isLacking = (feature: Identifier | undefined) =>
  browsers.some(([browser, oldest]) => {
    const support = Object.entries(feature?.__compat?.support ?? {}).find(([name]) => name === browser)?.[1]
    return (
      support &&
      ![support].flat().some(
        ({ version_added: from, version_removed: to, flags, prefix, alternative_name: alias }) =>
          // false, or 'preview', is no version.
          typeof from === 'string' &&
          number(from) <= number(oldest) &&
          !(to && number(to) <= number(oldest)) &&
          !(flags ?? prefix ?? alias),
      )
    )
  })

const { properties, selectors, types, 'at-rules': atRules } = bcd.css

/** The features of `styles` that a browser lacks: 'name', 'name: value', ':selector', '@rule', 'function()'. */
function lackingIn(styles: string) {
  const found = new Set<string>()
  const look = (name: string, feature: Identifier | undefined) => isLacking(feature) && found.add(name)
  walk(parse(styles), function enter(node) {
    if (node.type === 'Atrule') {
      if (node.name === 'supports') return walk.skip
      look(`@${node.name}`, atRules?.[node.name])
    }
    if (node.type === 'Feature') look(`@media ${node.name}`, atRules?.media?.[node.name])
    if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector')
      look(`:${node.name}`, selectors?.[node.name])
    if (node.type === 'Function') look(`${node.name}()`, types?.[node.name] ?? types?.color?.[node.name])
    if (node.type === 'Declaration') {
      const property = properties?.[node.property]
      look(node.property, property)
      if (!found.has(node.property))
        walk(node.value, (part) => {
          if (part.type === 'Identifier' || part.type === 'Function')
            look(`${node.property}: ${part.name}`, property?.[part.name])
        })
    }
    return undefined
  })
  return [...found]
}

/** What the objects of the browser and of the language have. */
const members = Object.values({ ...bcd.api, ...bcd.javascript.builtins }).flatMap((owner) =>
  Object.entries(owner),
)

/** As lackingIn, of a script: what it calls, and what it reads of the navigator. */
function lackingInScript(file: string, code: string) {
  const found = new Set<string>()
  new Visitor({
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && isLacking(bcd.api.Window?.[callee.name])) found.add(callee.name)
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const { name } = callee.property
      const methods = members.filter(([member]) => member === name)
      if (methods.length > 0 && methods.every(([, method]) => isLacking(method))) found.add(`${name}()`)
    },
    MemberExpression({ object, property }) {
      if (object.type !== 'Identifier' || object.name !== 'navigator' || property.type !== 'Identifier')
        return
      if (isLacking(bcd.api.Navigator?.[property.name])) found.add(`navigator.${property.name}`)
    },
  }).visit(parseSync(file, code).program)
  return [...found]
}

test('the site uses no feature that one of its browsers lacks, but those that have another way', () => {
  const styles = readdirSync('dist/assets').filter((file) => file.endsWith('.css'))
  const scripts = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/^(?:build|content|server)\b/.test(file),
  )
  const lacking = [
    ...styles.flatMap((file) => lackingIn(readFileSync(`dist/assets/${file}`, 'utf8'))),
    ...scripts.flatMap((file) => lackingInScript(file, readFileSync(`src/${file}`, 'utf8'))),
  ]
  expect(lacking.filter((feature) => !Object.hasOwn(withAnotherWay, feature))).toEqual([])
  // Each must still be needed; that also proves that each kind of feature is looked for.
  expect(Object.keys(withAnotherWay).filter((feature) => !lacking.includes(feature))).toEqual([])
})
