import { existsSync } from 'node:fs'
import { defineConfig } from 'oxlint'

// The layers, lowest first. A folder may import from itself and from the lines above its own, but not from its neighbours on
// the same line.
const layers = [
  ['src/content/'],
  ['src/data/'],
  ['styles/'],
  ['src/ui/', 'src/navigation.ts'],
  ['src/editor/', 'src/quote-form/', 'src/sections/'],
  ['src/layout/', 'src/pages/'],
  ['src/router.tsx'],
  ['src/entry-client.tsx', 'src/entry-server.tsx'],
  ['src/bootstrap.ts'],
  ['src/build/'],
]

// One thread: each thread has a type checker of its own, which would check the shared types again.
process.env.GOMAXPROCS = '1'

const missing = layers.flat().filter((folder) => !existsSync(folder))
if (missing.length > 0)
  throw new Error(`oxlint.config.js names folders or files that do not exist: ${missing.join(', ')}`)

/** Matches import paths from outside into `folder`, such as `../../layout/…` or `./router.tsx`. */
const into = (folder) => `^\\.{1,2}/(.*/)?${folder.replace('src/', '').replace('.', '\\.')}`

const oneWay = layers.flatMap((line, index) =>
  line.map((folder) => {
    const others = [...line, ...layers.slice(index + 1).flat()].filter((other) => other !== folder)
    const patterns = [
      ...others.map((other) => ({
        regex: into(other),
        message: `${folder} must not import from ${other}: imports go one way (README.md).`,
      })),
      {
        regex: 'assets/pictures/',
        message:
          'An owner may delete these pictures: one that no content names belongs to src/assets/scenery/.',
      },
      ...(folder === 'src/pages/'
        ? [{ regex: '^\\.\\./\\w+Page/', message: 'A page imports no other page.' }]
        : []),
    ]
    return {
      files: [folder.endsWith('/') ? `${folder}**` : folder],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    }
  }),
)

/** Storage and network APIs that the site does not use. Exceptions: scroll restoration stores, send.ts uses `fetch`. */
const neverUsed = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
]

export default defineConfig({
  plugins: ['react', 'jsx-a11y', 'typescript', 'import', 'unicorn', 'vitest'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  env: {
    browser: true,
    es2024: true,
  },
  ignorePatterns: ['dist'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // VoiceOver in Safari ignores lists without markers outside <nav>, unless they have the role.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    'import/no-unassigned-import': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // The compiler checks default exports. This rule ignores queries of imports, such as `?…&picture`.
    'import/default': 'off',
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'no-underscore-dangle': ['error', { allow: ['__TSR_key'] }],
    'typescript/consistent-return': 'off',
    'typescript/consistent-type-assertions': [
      'error',
      {
        assertionStyle: 'never',
      },
    ],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'react/forbid-dom-props': [
      'error',
      {
        forbid: ['style'],
      },
    ],
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    // Playwright requires a destructured first parameter.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    eqeqeq: 'error',
    'no-console': 'error',
  },
  overrides: [
    ...oneWay,
    {
      // The site builds no HTML from strings, stores nothing, and only send.ts sends requests.
      files: ['src/**'],
      rules: {
        'max-lines-per-function': ['error', 60],
        'no-restricted-globals': ['error', 'fetch', ...neverUsed],
        'no-restricted-properties': [
          'error',
          ...['innerHTML', 'outerHTML', 'cookie', 'sendBeacon', 'localStorage', 'sessionStorage'].map(
            (property) => ({ property }),
          ),
        ],
      },
    },
    {
      // The editor is not part of the published pages.
      files: ['src/editor/**'],
      rules: { 'react/forbid-dom-props': 'off', 'no-restricted-globals': 'off' },
    },
    {
      // Scroll positions, open <details> and checked radio buttons, as numbers, in the tab alone.
      files: ['src/bootstrap.ts', 'src/layout/PageTransition/useScrollRestoration.ts'],
      rules: {
        'no-restricted-globals': ['error', 'fetch', ...neverUsed.filter((name) => name !== 'sessionStorage')],
      },
    },
    {
      files: ['src/quote-form/send.ts'],
      rules: { 'no-restricted-globals': ['error', ...neverUsed] },
    },
  ],
})
