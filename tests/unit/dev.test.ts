import { createServer } from 'vite'
import { expect, test } from 'vitest'

test('npm run dev shows a page with its words, and the missing one at other addresses', async () => {
  const server = await createServer({ server: { middlewareMode: true, ws: false }, appType: 'custom' })
  try {
    const shell = '<head><!--head--></head><body><!--app--></body>'
    for (const [address, page] of [
      ['/contact?utm_source=lettre', /<title>.* data-route="\/contact".*<h1\b/s],
      ['/nulle-part', /<title>.* data-route="\/\$".*<h1\b/s],
    ] as const)
      expect(await server.transformIndexHtml('/index.html', shell, address)).toMatch(page)
  } finally {
    await server.close()
  }
})
