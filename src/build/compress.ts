import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(?:css|html|ico|js|svg|txt|xml)$/

/** Writes a .br and a .gz beside each text file of `folder`, so that no server compresses anything itself. */
export async function compress(folder: string) {
  const files = await readdir(folder, { recursive: true })
  const paths = files.filter((file) => compressible.test(file)).map((file) => join(folder, file))
  await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(path)
      // As small as it can, which is its default.
      await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
    }),
  )
}
