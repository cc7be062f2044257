import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { mediaBelow, sizes } from '../../../styles/responsive.ts'
import type { Picture as Sources } from 'vite-imagetools'
import { home } from '../../content/home.ts'
import { leadsNowhere, type pages } from '../../content/pages.ts'
import type { PictureName } from '../../content/pictures.ts'
import { classes } from '../../ui/classes.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import { Region, Title } from '../../ui/Section/Section.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import * as styles from './Storey.css.ts'

type StoreyProps = {
  material?: keyof typeof styles.room
  level?: string
  /** A storey without words of its own has them in its room. */
  children?: ReactNode
} & ({ picture: ReactNode; room?: never } | { picture?: never; room: ReactNode })

/** One storey of the building, and its words: left of it, or below it where the window is narrow. */
export function Storey({ material = 'masonry', level, picture, room, children }: StoreyProps) {
  return (
    <Region className={styles.storeyOf[material]}>
      <div className={children ? styles.wordsBetween[material] : styles.noWords}>
        {children}
        {level && (
          <span className={styles.level} aria-hidden="true">
            {level}
          </span>
        )}
      </div>
      <div className={classes(styles.room[material], picture !== undefined && styles.aboveWords)}>
        {picture ?? room}
      </div>
    </Region>
  )
}

type StoreyPictureProps = { name: PictureName; sources: Sources; phone: Sources }

/** The picture of a whole storey; on a phone, of one scene of it. */
export function StoreyPicture({ name, sources, phone }: StoreyPictureProps) {
  return (
    <Picture
      name={name}
      className={styles.picture}
      sources={sources}
      sizes={sizes('100vw', { desktop: 'min(62vw, 1042px)' })}
      narrow={{ media: mediaBelow('phablet'), sources: phone, sizes: '96vw' }}
    />
  )
}

type CardProps = { material?: keyof typeof styles.room } & StoreyPictureProps & {
    card: keyof typeof home.expertises.places
    to: (typeof pages)[keyof typeof pages]['path']
  }

/** A storey that is one of the four expertises. */
export function CardStorey({ card, to, material = 'masonry', ...picture }: CardProps) {
  const { title, text } = home.expertises.places[card]
  if (leadsNowhere(to)) return null
  return (
    <Storey material={material} level={home.levels[card]} picture={<StoreyPicture {...picture} />}>
      <Title as="h3" size="small">
        <Link to={to} className={styles.link}>
          {title}
        </Link>
      </Title>
      <Text className={styles.text} size="small">
        {text}
      </Text>
    </Storey>
  )
}
