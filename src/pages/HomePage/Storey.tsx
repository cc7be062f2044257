import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sizes } from '../../../styles/conditions.ts'
import { expertises, figures, hero, whyUs } from '../../content/accueil.yaml'
import { pages } from '../../data/pages.ts'
import type { Image } from '../../data/pictures.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Region, Text, Title } from '../../ui/primitives.tsx'
import * as styles from './Storey.css.ts'

/** As wide as the building (building.css.ts). */
export const pictureSizes = sizes('100vw', { desktop: 'min(62vw, 65.1rem)' })

/** Models join into one building; beside a photo the hoist's mast would be cut off. */
export const hasHoist = [
  hero.picture,
  ...expertises.storeys.map(({ picture }) => picture),
  whyUs.picture,
  figures.picture,
].every((picture) => picture && !picture.photo)

/** Two reasons are on each floor. */
const hasThreeFloors = Math.ceil(whyUs.items.length / 2) === 3

type StoreyProps = {
  isCellar?: boolean | undefined
  isStreet?: boolean
  level?: string | undefined
  /** The light on its wall on a phone. */
  light?: keyof typeof styles.lights | undefined
  /** A storey without text of its own has text in its room. */
  children?: ReactNode
} & ({ picture: Image; room?: never } | { picture?: never; room: ReactNode })

/** One storey of the building, with its text at its left, below it on a tablet, or on its wall on a phone. */
export function Storey({ isCellar, isStreet, level, light = 'lamp', picture, room, children }: StoreyProps) {
  // Without text there is no title that could name a region.
  const Element = children || room ? Region : 'div'
  return (
    <Element
      className={classes(
        styles.storey,
        isCellar ? styles.cellar : isStreet ? styles.street : styles.aboveGround,
        hasHoist && !isCellar && styles.withMast,
        !isCellar && styles.lights[light],
      )}
    >
      <div
        className={
          children
            ? classes(
                isCellar ? styles.cellarText : styles.text,
                !picture && (hasThreeFloors ? styles.besideThreeFloors : styles.besideFloors),
              )
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

export function ExpertiseStorey({ page, id, title, text, ...storey }: ExpertiseStoreyProps) {
  return (
    <Storey {...storey}>
      <Title as="h3">
        <Link to={pages[page].path} {...(id && { hash: id })} className={styles.link}>
          {title}
        </Link>
      </Title>
      <Text isBalanced>{text}</Text>
    </Storey>
  )
}
