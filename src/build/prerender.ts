import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { ownerError } from '../data/load.ts'
import { checkContent } from './contentChecks.ts'
import { readWhole } from './pictures.ts'

// What needs valid content is imported only where it is used.

/** The output folder of the server build, which is no part of the site. */
const serverFolder = 'node_modules/.prerender'

/**
 * `vite build` writes the whole site: one HTML file per page, 404.html, sitemap.xml and robots.txt, the headers for
 * each host (`_headers`, `.htaccess`), and a .br and .gz of each text file. A content file with an error stops Vite;
 * the build warns of what is unfinished, `pictureWarnings` first.
 */
export function prerender(pictureWarnings: ReadonlySet<string>): Plugin {
  let warnings: string[] = []
  return {
    name: 'prerender',
    config: () => ({
      builder: { sharedConfigBuild: true },
      environments: {
        ssr: { build: { ssr: 'src/entry-server.tsx', outDir: serverFolder, copyPublicDir: false } },
      },
    }),
    async configResolved({ command }) {
      // To decode every picture takes a second.
      const found = await checkContent({}, command === 'build' ? readWhole : undefined)
      if (found.errors.length > 0) throw ownerError(found.errors)
      ;({ warnings } = found)
    },
    async buildApp(builder) {
      const { client, ssr } = builder.environments
      if (!client || !ssr) throw new Error('Vite gave no client or no ssr environment')
      const bundle = await builder.build(client)
      await builder.build(ssr)
      if (!('output' in bundle)) throw new Error('Vite gave no bundle of the client')
      const { root, build: options, logger } = builder.config
      const { writePages } = await import('./writePages.ts')
      await writePages(
        resolve(root, options.outDir),
        resolve(root, serverFolder, 'entry-server.js'),
        bundle.output,
      )
      const all = [...pictureWarnings, ...warnings].map((sentence) => `- ${sentence}\n`).join('')
      if (all !== '') logger.warn(`\nÀ regarder avant de publier :\n${all}`)
    },
  }
}
