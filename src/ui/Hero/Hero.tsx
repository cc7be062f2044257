import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { column, photoUnder } from '../primitives.css.ts'
import { Picture } from '../Picture/Picture.tsx'
import type { Image } from '../../data/pictures.ts'
import { Stack, Text } from '../primitives.tsx'
import * as styles from './Hero.css.ts'

type HeroProps = {
  title: string
  lead: string
  /** A page's own classes: of the box and of the parts in it. */
  parts?: { box?: string; title?: string } | undefined
  children?: ReactNode
}

/** Title and lead of a page without a picture. */
export function Hero({ title, lead, parts = {}, children }: HeroProps) {
  return (
    <div className={classes(styles.hero, parts.box)}>
      <h1 className={classes(column['1 / 7'], styles.title, parts.title)} tabIndex={-1}>
        {title}
      </h1>
      <Stack gap="l" className={`${column['7 / -1']} ${styles.lead}`}>
        <Text size="lead">{lead}</Text>
        {children}
      </Stack>
    </div>
  )
}

type PictureHeroProps = HeroProps & {
  /** The page's composition: where text and picture stand in the box. */
  parts: { text: string; lead?: string; picture?: string }
  leadSize?: 'lead' | 'statement'
  picture?: Image | undefined
  sizes?: string
  /** The height above the street of the floor that the page opens on, as on the home page's building. */
  level?: string
}

/** Title and lead of a page on a model, above a photo, or without a picture. */
export function PictureHero({
  title,
  lead,
  parts,
  leadSize = 'lead',
  picture,
  sizes = '100vw',
  level,
  children,
}: PictureHeroProps) {
  if (!picture || picture.photo)
    return (
      <>
        <Hero title={title} lead={lead}>
          {children}
        </Hero>
        {picture && <Picture {...picture} className={photoUnder} sizes="100vw" priority />}
      </>
    )
  return (
    <div className={classes(styles.pictureHero, parts.box)}>
      <Stack className={parts.text}>
        <h1 className={parts.title} tabIndex={-1}>
          {title}
        </h1>
        <Text size={leadSize} className={parts.lead}>
          {lead}
        </Text>
        {children}
      </Stack>
      <Picture {...picture} className={parts.picture} background="none" sizes={sizes} priority />
      {level && (
        <span className={styles.level} aria-hidden="true">
          {level}
        </span>
      )}
    </div>
  )
}
