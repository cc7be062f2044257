import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Rollup } from 'vite'

const hashedFiles = {
  sharedPicture: 'src/assets/partage-1200x630.jpg',
  logo: 'src/assets/icons/icone-512.png',
} as const

/** The addresses on the site of the pictures that only machines ask for. */
export type EmittedFiles = Record<keyof typeof hashedFiles, string>

/** No page imports these files, so the plugin adds them to the build. */
export const filesToEmit = (root: string): Promise<Rollup.EmittedAsset[]> =>
  Promise.all([
    ...Object.values(hashedFiles).map(async (originalFileName) => ({
      type: 'asset' as const,
      name: originalFileName.slice(originalFileName.lastIndexOf('/') + 1),
      originalFileName,
      source: await readFile(join(root, originalFileName)),
    })),
    // Browsers and feed readers ask for this address whatever the page says.
    readFile(join(root, 'src/assets/icons/favicon.ico')).then((source) => ({
      type: 'asset' as const,
      fileName: 'favicon.ico',
      source,
    })),
  ])

export function emittedFiles(output: Rollup.RollupOutput['output']): EmittedFiles {
  const address = (originalFileName: string) => {
    const file = output.find(
      (one) => one.type === 'asset' && one.originalFileNames.includes(originalFileName),
    )
    if (!file) throw new Error(`${originalFileName} is not in the build`)
    return `/${file.fileName}`
  }
  return {
    sharedPicture: address(hashedFiles.sharedPicture),
    logo: address(hashedFiles.logo),
  }
}
