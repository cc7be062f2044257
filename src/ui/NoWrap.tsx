import { classes } from './classes.ts'
import { noWrap, noWrapUnlessEnlarged } from './primitives.css.ts'

/** Matches what must not wrap, because it has a hyphen or a dot in it: '7h30-12h,', the domain of an e-mail address. */
const whole = /([^\s@]+[-.][^\s@]+)/

/** The most characters that fit into a line of a phone with the text spacing of WCAG 1.4.12, and at 200 % text size. */
const longest = 26
const longestEnlarged = 15

const classOf = ({ length }: string) =>
  length <= longestEnlarged ? noWrap : length <= longest && noWrapUnlessEnlarged

/**
 * Hours or an e-mail address that only wraps between its parts. The parts are inline elements, because screen readers
 * would read inline blocks as separate words.
 */
export function NoWrap({ children }: { children: string }) {
  return (
    <span>
      {children.split(whole).map((part, index) => (
        // `split` puts the captured parts at the odd indexes.
        <span key={part + index} className={classes(index % 2 === 1 && classOf(part))}>
          {part}
        </span>
      ))}
    </span>
  )
}
