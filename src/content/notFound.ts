import { words } from './words.ts'

const { page: _, ...typed } = words('introuvable')

export const notFound = typed
