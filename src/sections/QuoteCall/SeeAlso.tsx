import { Link } from '@tanstack/react-router'
import type { SeeAlso as Words } from '../../content/offer.ts'
import { aloneInLine } from '../../../styles/utilities.css.ts'
import { Text } from '../../ui/primitives.tsx'
export function SeeAlso({ label, path, id }: Words) {
  return (
    <Text>
      <Link className={aloneInLine} to={path} {...(id && { hash: id })} activeOptions={{ includeHash: true }}>
        {label}
      </Link>
    </Text>
  )
}
