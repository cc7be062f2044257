import { read } from './load.ts'

export const company = read('entreprise')
