import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { iconsAndDrawings } from './src/build/iconsAndDrawings.ts'
import { contentPlugin } from './src/build/contentPlugin.ts'
import { devServer } from './src/build/devServer.ts'
import { disabledParts } from './src/build/disabledParts.ts'
import { pictures } from './src/build/pictures.ts'
import { prerender } from './src/build/prerender.ts'
import { previewServer } from './src/build/previewServer.ts'
import { chunkGroups } from './src/build/chunks.ts'
import { distFolder } from './src/build/sample.ts'
import { readsSample } from './src/data/load.ts'

// With NODE_ENV=production, React would lack the functions that tests need.
if (process.env.VITEST) process.env.NODE_ENV = 'test'

/** Warnings about pictures for the owner; a Set, because the client and the server build give the same ones. */
const warnings = new Set<string>()
const warn = (sentence: string) => warnings.add(sentence)

/** The hash of each class name. */
const hashes = new Map<string, string>()

/** A class name of vanilla-extract without the start of its hash: the style sheet is 2 % smaller. */
function shortClassName({ hash }: { hash: string }) {
  const name = `_${hash.slice(-5)}`
  const other = hashes.get(name) ?? hash
  if (other !== hash) throw new Error(`The hashes ${hash} and ${other} give one class name: rename a file.`)
  hashes.set(name, hash)
  return name
}

export default defineConfig({
  plugins: [
    contentPlugin(warn),
    pictures(warn),
    iconsAndDrawings(),
    react(),
    vanillaExtractPlugin({
      // Unit tests need only class names, not the compiler for style sheets.
      unstable_mode: process.env.VITEST ? 'transform' : 'emitCss',
      identifiers: process.env.NODE_ENV === 'production' ? shortClassName : 'debug',
      // That compiler is a separate Vite, in which drawings that style sheets import need the owner's colour too.
      unstable_pluginFilter: ({ name }) => name === 'icons-and-drawings',
    }),
    prerender(warnings),
    disabledParts,
    devServer,
    previewServer,
  ],
  // public/ is the site's own.
  publicDir: readsSample ? false : 'public',
  // React has had this hook since version 18, so the shim is not needed.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // Entries that index.html does not name; otherwise Vite optimises their packages at the first edit, and reloads the page.
  optimizeDeps: { entries: ['src/entry-client.tsx'] },
  build: {
    outDir: distFolder,
    // Browsers with all features that the site uses. Without the Popover API, pages stay static HTML.
    target: ['chrome124', 'edge124', 'firefox125', 'safari17.4', 'ios17.4'],
    // One style sheet, linked in every page's HTML. If it were split, the page's chunk would load its styles.
    cssCodeSplit: false,
    // Nothing is inlined: the CSP blocks `data:` fonts and scripts, and separate files can be cached.
    assetsInlineLimit: 0,
    modulePreload: false,
    // terser's output is 1 % smaller than that of Vite's minifier. With the parentheses of `wrap_func_args`, V8 compiles React off
    // the main thread while it loads: the longest task of hydration is a third shorter.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { wrap_func_args: true } },
    rolldownOptions: {
      // bootstrap.ts imports the client by the URL that the build writes into the page.
      input: { start: 'index.html', client: 'src/entry-client.tsx' },
      preserveEntrySignatures: 'allow-extension',
      checks: { pluginTimings: false },
      // Radix's files call `__name` on every function. If that counted as a side effect, unused functions would stay.
      treeshake: { manualPureFunctions: ['__name'] },
      output: chunkGroups,
    },
  },
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    // Long, because a file's first test also waits for its page's chunk and pictures.
    testTimeout: 120_000,
    // By default one core is left free, which is half of two.
    maxWorkers: '100%',
    // Packages are loaded once for all files; setup.ts gives each file its own instances of the project's modules.
    isolate: false,
    include: ['tests/unit/*.test.{ts,tsx}'],
    setupFiles: 'tests/unit/setup.ts',
  },
})
