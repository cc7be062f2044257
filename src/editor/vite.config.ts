import { join } from 'node:path'
import { defineConfig } from 'vite'

/** `npm run edit`: the editor's page by itself, so that no wrong file of words can keep it from starting. */
export default defineConfig({
  // Apart from the site's, which `npm run dev` has beside it.
  cacheDir: '../../node_modules/.editor',
  server: { open: true },
  // What it says in French is completed.
  resolve: {
    alias: [{ find: /^\.\.\/locales\/fr\.json$/, replacement: join(import.meta.dirname, 'translations.ts') }],
  },
  // Its own files are asked for by their addresses.
  optimizeDeps: { exclude: ['@sveltia/cms'] },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
