import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { fileOf } from '../../src/build/publicFiles.ts'
import { paths } from '../pages.ts'
import { dist } from '../server/process.ts'

test('the pages are valid HTML', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    rules: {
      // How HTML is written from its tree, which a parser reads alike: required="".
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      // React's useId starts with an underscore: right in HTML 5, and no style sheet selects by it.
      'valid-id': ['error', { relaxed: true }],
      // The length of a title is up to that of the company's name; that of the site's part is tested with the copy.
      'long-title': 'off',
      // Every telephone number has no-break spaces, but the large one of Contact: spaced out, it needs two lines.
      'tel-non-breaking': 'off',
      // ARIA lets a list bear a name, as that of the social profiles does; what it forbids to name stays an error.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // To VoiceOver in Safari a list without markers is no list, unless it says so. The area of toasts is Radix's.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
    },
  })
  for (const path of [...paths, '/404']) {
    const { results } = await validator.validateFile(join(dist, fileOf(path)))
    const found = results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
    )
    expect(found, path).toEqual([])
  }
})
