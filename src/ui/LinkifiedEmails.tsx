import { standaloneLink } from '../../styles/utilities.css.ts'
import { mailtoOf } from '../content/schemas/mail.ts'

const address = /([\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+\w)/

/** A text in which each e-mail address is a link. */
export function LinkifiedEmails({ children }: { children: string }) {
  return children.split(address).map((part, index) =>
    // `split` puts what the pattern has captured at every second place.
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} className={standaloneLink} href={mailtoOf(part)}>
        {part}
      </a>
    ),
  )
}
