import { globalLayer } from '@vanilla-extract/css'

/** Element styles live in this layer, so that any class wins over them whatever the order of the files. */
export const base = globalLayer('base')
