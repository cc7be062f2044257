import { Link } from '@tanstack/react-router'
import { isOffered } from '../../content/offer.ts'
import type { SeeAlso as Words } from '../../content/quoteCall.ts'
import { Text } from '../../ui/Text/Text.tsx'

type SeeAlsoProps = Words & { as?: 'p' | 'li'; className?: string }

/** A line that leads to the part of the site that says more; nothing if an owner has taken that part out. */
export function SeeAlso({ label, path, id, ...line }: SeeAlsoProps) {
  const place = id === undefined ? { path } : { path, id }
  return (
    isOffered(place) && (
      <Text {...line}>
        <Link to={path} {...(id && { hash: id })} activeOptions={{ includeHash: true }}>
          {label}
        </Link>
      </Text>
    )
  )
}
