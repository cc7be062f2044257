import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export const compressed = ['css', 'html', 'ico', 'js', 'svg', 'txt', 'xml'] as const

const compressible = new RegExp(`\\.(?:${compressed.join('|')})$`)

/** Writes a .br and a .gz beside each text file of `folder`, so that no server compresses anything itself. */
export async function compress(folder: string) {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const path = join(folder, file)
        const content = await readFile(path)
        await Promise.all([
          promisify(brotliCompress)(content, {
            params: {
              [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
              [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
            },
          }).then((smaller) => writeFile(`${path}.br`, smaller)),
          promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }).then((smaller) =>
            writeFile(`${path}.gz`, smaller),
          ),
        ])
      }),
  )
}
