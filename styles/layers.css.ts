import { globalLayer } from '@vanilla-extract/css'

// CSS cascade layers: a later layer wins over an earlier one, whatever the specificity and the order of the files. So a
// page can override a component's styles. layers.ts puts the rules into these layers.
export const base = globalLayer('base')
export const ui = globalLayer('ui')
export const layout = globalLayer('layout')
export const page = globalLayer('page')
