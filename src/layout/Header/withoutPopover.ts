/** The `@supports` condition for browsers without popovers: there the styles follow the button's `aria-expanded`. */
export const withoutPopover = 'not selector(:popover-open)'
