/** `@supports` of a browser without popovers: there the script opens the menu, told by the button's `aria-expanded`. */
export const withoutPopover = 'not selector(:popover-open)'
