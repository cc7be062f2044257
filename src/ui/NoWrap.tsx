import { classes } from './classes.ts'
import { noWrap } from './primitives.css.ts'

/** What has a hyphen or a dot in it: '7h30-12h,', the domain of an address. */
const whole = /([^\s@]+[-.][^\s@]+)/

/** So many signs are within a line of 320 px. */
const longest = 30

/**
 * Hours, or an address of mail: no line ends within what belongs together. Its parts are inline, so that screen readers do not
 * take them for words of their own.
 */
export function NoWrap({ children }: { children: string }) {
  return (
    <span>
      {children.split(whole).map((part, index) => (
        // `split` puts what the pattern has captured at every second place.
        <span key={part + index} className={classes(index % 2 === 1 && part.length <= longest && noWrap)}>
          {part}
        </span>
      ))}
    </span>
  )
}
