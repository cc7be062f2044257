import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** `npm run gallery`: the button in all its variants, sizes and surfaces. It is no page of the site. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: { outDir: '../../node_modules/.gallery', emptyOutDir: true },
})
