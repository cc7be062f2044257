import { existsSync, readFileSync } from 'node:fs'
import { contentFile, contentFiles, type ContentFile } from '../content/schemas/files.ts'
import { readsSample, sampleFolder } from '../data/load.ts'

export const sampleFile = (name: ContentFile) => `${sampleFolder}/${name}.yaml`

const isSameText = (one: string, other: string) =>
  existsSync(one) && readFileSync(one, 'utf8') === readFileSync(other, 'utf8')

/** Whether src/content/ equals sample/ and there is no public/, so that dist/ can be tested as the sample. */
export const isSample =
  !existsSync('public') && contentFiles.every((name) => isSameText(contentFile(name), sampleFile(name)))

/** The output folder of the build, which `vite preview` serves. */
export const distFolder = readsSample && !isSample ? 'node_modules/.sample' : 'dist'
