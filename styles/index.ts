/** Everything that the style sheets of src/ import. */
export { vars } from './contract.css.ts'
export * from './layers.ts'
export * as mixins from './mixins.ts'
export { palette } from './palette.ts'
export type { Rule } from './conditions.ts'
export { roles } from './roles.ts'
export { surfaces } from './surfaces.css.ts'
export * from './utilities.css.ts'
