import { notFoundSchema } from './schemas/notFound.ts'
import { words } from './words.ts'

const { page: _, ...typed } = words(notFoundSchema, 'introuvable')

export const notFound = typed
