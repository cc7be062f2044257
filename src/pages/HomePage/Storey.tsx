import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sizes } from '../../../styles/conditions.ts'
import type { expertises } from '../../content/accueil.yaml'
import pictureOf from '../../content/accueil.yaml?storey=expertises,figures&pictures'
import { pages } from '../../words/pages.ts'
import type { Shown } from '../../words/pictures.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Region, Text, Title } from '../../ui/primitives.tsx'
import * as styles from './Storey.css.ts'

/** As wide as the building (building.css.ts). */
export const pictureSizes = sizes('100vw', { desktop: 'min(62vw, 65.1rem)' })

type StoreyProps = {
  isCellar?: boolean | undefined
  isStreet?: boolean
  level?: string
  /** Of its wall on a phone. */
  light?: keyof typeof styles.lights | undefined
  /** A storey without words of its own has them in its room. */
  children?: ReactNode
} & ({ picture: Shown; room?: never } | { picture?: never; room: ReactNode })

/** One storey of the building, and its words: left of it, below it on a tablet, on its wall on a phone. */
export function Storey({ isCellar, isStreet, level, light = 'lamp', picture, room, children }: StoreyProps) {
  // Without any words there is no title that could name a region.
  const Element = children || room ? Region : 'div'
  return (
    <Element
      className={classes(
        styles.storey,
        isCellar ? styles.cellar : isStreet ? styles.street : styles.aboveGround,
        !isCellar && !picture?.photo && styles.withMast,
        !isCellar && styles.lights[light],
      )}
    >
      <div
        className={
          children
            ? classes(isCellar ? styles.wordsOfCellar : styles.words, !picture && styles.besideFloors)
            : undefined
        }
      >
        {children}
        {level && (
          <span className={isStreet ? styles.streetLevel : styles.levelBeside} aria-hidden="true">
            {level}
          </span>
        )}
      </div>
      <div
        className={classes(
          isCellar ? styles.cellarRoom : styles.room,
          picture && styles.withPicture,
          picture?.photo && styles.photoRoom,
        )}
      >
        {picture ? (
          <Picture
            {...pictureOf(picture)}
            ground="page"
            fit="natural"
            shape={[47, 10]}
            phoneShape={[2, 1]}
            sizes={pictureSizes}
          />
        ) : (
          room
        )}
      </div>
    </Element>
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
