import { globalLayer } from '@vanilla-extract/css'

// Later layers win over earlier ones, whatever the selectors and the order of the files, so what a page says of a part
// wins over what the part says of itself. Rules get into them by layers.ts.
export const base = globalLayer('base')
export const ui = globalLayer('ui')
export const layout = globalLayer('layout')
export const page = globalLayer('page')
