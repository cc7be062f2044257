import { existsSync } from 'node:fs'
import { defineConfig } from 'oxlint'

// Which room may import which, lowest first: a room imports from itself and from the lines above its own, but not from
// the other rooms on its line.
const rooms = [
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

// With more threads each would have a type checker of its own, which checks the shared types again.
process.env.GOMAXPROCS = '1'

const missing = rooms.flat().filter((room) => !existsSync(room))
if (missing.length > 0)
  throw new Error(`oxlint.config.js names folders or files that do not exist: ${missing.join(', ')}`)

/** Matches import paths that lead into `room` from outside, such as `../../layout/…` or `./router.tsx`. */
const into = (room) => `^\\.{1,2}/(.*/)?${room.replace('src/', '').replace('.', '\\.')}`

const oneWay = rooms.flatMap((line, index) =>
  line.map((room) => {
    const others = [...line, ...rooms.slice(index + 1).flat()].filter((other) => other !== room)
    const patterns = [
      ...others.map((other) => ({
        regex: into(other),
        message: `${room} must not import from ${other}: imports go one way (README.md).`,
      })),
      ...(room === 'src/pages/'
        ? [{ regex: '^\\.\\./\\w+Page/', message: 'A page imports no other page.' }]
        : []),
    ]
    return {
      files: [room.endsWith('/') ? `${room}**` : room],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    }
  }),
)

/** Only scroll restoration stores anything, and only `fetch` sends anything. */
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
    // To VoiceOver in Safari a list without markers is no list, unless it says so; one in a <nav> is.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    'import/no-unassigned-import': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // The compiler sees to it; of a module with a query, such as `?…&pictures`, this rule looks at the plain file.
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
    // Playwright asks for a destructured first parameter.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    eqeqeq: 'error',
    'no-console': 'error',
  },
  overrides: [
    ...oneWay,
    {
      // The site puts no HTML together by hand and stores nothing; only the form sends (send.ts, with `fetch`).
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
      // The editor is no page of the site.
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
