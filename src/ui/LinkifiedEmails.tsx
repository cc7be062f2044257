import { standaloneLink } from '../../styles/utilities.css.ts'
import { mailtoOf } from '../content/schemas/mail.ts'

const address = /([\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+\w)/

/** Renders a text with each e-mail address as a link. */
export function LinkifiedEmails({ children }: { children: string }) {
  return children.split(address).map((part, index) =>
    // `split` puts the captured addresses at the odd indexes.
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} className={standaloneLink} href={mailtoOf(part)}>
        {part}
      </a>
    ),
  )
}
