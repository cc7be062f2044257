import { classes } from '../classes.ts'
import { buttonSize, buttonVariant } from './Button.css.ts'

export type ButtonVariants = {
  variant?: keyof typeof buttonVariant | undefined
  size?: keyof typeof buttonSize | undefined
}

/** The classes of a button, also for an element that is not one of Button.tsx. */
export const buttonClass = ({ variant = 'default', size = 'default' }: ButtonVariants) =>
  classes(buttonSize[size], buttonVariant[variant])
