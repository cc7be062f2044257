import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Rollup } from 'vite'

const hashedFiles = {
  sharedPicture: 'src/assets/partage-1200x630.jpg',
  logo: 'src/assets/icons/icone-512.png',
} as const

/** The addresses on the site of the pictures that only machines ask for. */
export type EmittedFiles = Record<keyof typeof hashedFiles, string>

/** No page imports these files, so the plugin adds them to the build. */
export function filesToEmit(root: string): Rollup.EmittedAsset[] {
  const assetOf = (file: string) => ({
    type: 'asset' as const,
    originalFileName: file,
    source: readFileSync(join(root, file)),
  })
  return [
    ...Object.values(hashedFiles).map((file) => ({ ...assetOf(file), name: basename(file) })),
    // Browsers and feed readers ask for this address whatever the page says.
    { ...assetOf('src/assets/icons/favicon.ico'), fileName: 'favicon.ico' },
  ]
}

export function emittedFiles(output: Rollup.RollupOutput['output']): EmittedFiles {
  const address = (file: string) => {
    const found = output.find((one) => one.type === 'asset' && one.originalFileNames.includes(file))
    if (!found) throw new Error(`${file} is not in the build`)
    return `/${found.fileName}`
  }
  return { sharedPicture: address(hashedFiles.sharedPicture), logo: address(hashedFiles.logo) }
}
