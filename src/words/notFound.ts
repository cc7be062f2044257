import { words } from './load.ts'

const { page: _, ...typed } = words('introuvable')

export const notFound = typed
