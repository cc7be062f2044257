import { unbroken } from './primitives.css.ts'

/** What has a hyphen or a dot in it: '7h30-12h', the domain of an address. */
const whole = /([^\s@,]+[-.][^\s@,]+)/

/** Hours, or an address of mail: no line ends within what belongs together, unless it is longer than the line. */
export function Unbroken({ children }: { children: string }) {
  return (
    <span>
      {children.split(whole).map((part, index) =>
        // `split` puts what the pattern has captured at every second place.
        index % 2 === 0 ? (
          part
        ) : (
          <span key={part + index} className={unbroken}>
            {part}
          </span>
        ),
      )}
    </span>
  )
}
