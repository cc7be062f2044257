import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sizes } from '../../../styles/conditions.ts'
import type { expertises } from '../../content/accueil.yaml'
import { pages } from '../../data/pages.ts'
import type { Image } from '../../data/pictures.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Region, Text, Title } from '../../ui/primitives.tsx'
import * as styles from './Storey.css.ts'

/** As wide as the building (building.css.ts). */
export const pictureSizes = sizes('100vw', { desktop: 'min(62vw, 65.1rem)' })

type StoreyProps = {
  isCellar?: boolean | undefined
  /** Whether the hoist passes this storey on a phone. It does not pass photos. */
  hasMast?: boolean
  isStreet?: boolean
  level?: string | undefined
  /** The light on its wall on a phone. */
  light?: keyof typeof styles.lights | undefined
  /** A storey without text of its own has text in its room. */
  children?: ReactNode
} & ({ picture: Image; room?: never } | { picture?: never; room: ReactNode })

/** One storey of the building, with its text at its left, below it on a tablet, or on its wall on a phone. */
export function Storey({
  isCellar,
  hasMast = !isCellar,
  isStreet,
  level,
  light = 'lamp',
  picture,
  room,
  children,
}: StoreyProps) {
  // Without text there is no title that could name a region.
  const Element = children || room ? Region : 'div'
  return (
    <Element
      className={classes(
        styles.storey,
        isCellar ? styles.cellar : isStreet ? styles.street : styles.aboveGround,
        hasMast && !picture?.photo && styles.withMast,
        !isCellar && styles.lights[light],
      )}
    >
      <div
        className={
          children
            ? classes(isCellar ? styles.cellarText : styles.text, !picture && styles.besideFloors)
            : undefined
        }
      >
        {children}
        <Level className={isStreet ? styles.streetLevel : styles.levelBeside}>{level}</Level>
      </div>
      <div
        className={classes(
          isCellar ? styles.cellarRoom : styles.room,
          picture && styles.withPicture,
          picture?.photo && styles.photoRoom,
        )}
      >
        {picture ? <Picture {...picture} background="none" fit="natural" sizes={pictureSizes} /> : room}
      </div>
    </Element>
  )
}

/** A height above or below the street. Decorative, so it is hidden from screen readers. */
export function Level({ className, children }: { className: string; children: string | undefined }) {
  return (
    children && (
      <span className={className} aria-hidden="true">
        {children}
      </span>
    )
  )
}

type ExpertiseStoreyProps = (typeof expertises.storeys)[number] & { isCellar?: boolean }

export function ExpertiseStorey({ page, title, text, ...storey }: ExpertiseStoreyProps) {
  return (
    <Storey {...storey}>
      <Title as="h3">
        <Link to={pages[page].path} className={styles.link}>
          {title}
        </Link>
      </Title>
      <Text isBalanced>{text}</Text>
    </Storey>
  )
}
