import { read } from './load.ts'

/** The company's colour. */
export const { color } = read('apparence')
