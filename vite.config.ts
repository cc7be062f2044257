import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { iconsAndDrawings } from './src/build/iconsAndDrawings.ts'
import { contentPlugin } from './src/build/contentPlugin.ts'
import { pictures } from './src/build/pictures.ts'
import { prerender } from './src/build/prerender.ts'
import { chunkGroups } from './src/build/chunks.ts'
import { distFolder } from './src/build/sample.ts'
import { readsSample } from './src/data/load.ts'

// On a machine that asks for production, React would come without what tests need.
if (process.env.VITEST) process.env.NODE_ENV = 'test'

/** What the owner should know of pictures; each once, though the pages are built for browsers and for the build itself. */
const warnings = new Set<string>()
const warn = (sentence: string) => warnings.add(sentence)

export default defineConfig({
  plugins: [
    contentPlugin(warn),
    pictures(warn),
    iconsAndDrawings(),
    react(),
    vanillaExtractPlugin({
      // The unit tests need the names of classes alone, without the compiler that makes style sheets.
      unstable_mode: process.env.VITEST ? 'transform' : 'emitCss',
      // That compiler is a Vite of its own: the drawings that style sheets import need the company's colour there too.
      unstable_pluginFilter: ({ name }) => name === 'icons-and-drawings',
    }),
    prerender(warnings),
  ],
  // public/ is the site's own.
  publicDir: readsSample ? false : 'public',
  // React has had what this shim adds since version 18.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  // Scripts that no <script> of index.html names: else the first edit finds packages that are not prepared yet, and the page reloads.
  optimizeDeps: {
    entries: ['src/entry-client.tsx'],
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  build: {
    outDir: distFolder,
    // What is widely available. In a browser without popovers every page works as without scripts.
    target: ['chrome124', 'edge124', 'firefox125', 'safari17.4', 'ios17.4'],
    // One style sheet, which every page's HTML links. If it were split, a page's script would load the page's styles.
    cssCodeSplit: false,
    // Nothing is inlined: the content policy refuses `data:` fonts and scripts, and separate files can be cached.
    assetsInlineLimit: 0,
    modulePreload: false,
    // A hundredth smaller than by Vite's own minifier. With the parentheses that `wrap_func_args` writes, V8 compiles React while
    // it loads, beside the page, and not once more when it runs: the longest task of the takeover is a third shorter.
    minify: 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { wrap_func_args: true } },
    rolldownOptions: {
      // The start script imports the client by the address that the prerender step writes into the page.
      input: { start: 'index.html', client: 'src/entry-client.tsx' },
      preserveEntrySignatures: 'allow-extension',
      checks: { pluginTimings: false },
      // Radix's files call `__name` on every function. If that counts as a side effect, unused functions stay in.
      treeshake: { manualPureFunctions: ['__name'] },
      output: chunkGroups,
    },
  },
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    // A file's first test also waits for its page's script and pictures.
    testTimeout: 120_000,
    // By default one core is left alone: of two, half.
    maxWorkers: '100%',
    // Packages are loaded once for all files; the project's own modules are each file's by setup.ts.
    isolate: false,
    include: ['tests/unit/*.test.{ts,tsx}'],
    setupFiles: 'tests/unit/setup.ts',
  },
})
