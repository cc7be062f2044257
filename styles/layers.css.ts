import { globalLayer } from '@vanilla-extract/css'

// Later layers win over earlier ones, whatever the selectors and the order of the files. So a page's rules for a
// component win over the component's own rules. layers.ts puts the rules into these layers.
export const base = globalLayer('base')
export const ui = globalLayer('ui')
export const layout = globalLayer('layout')
export const page = globalLayer('page')
