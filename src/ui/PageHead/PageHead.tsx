import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { column } from '../primitives.css.ts'
import { Picture } from '../Picture/Picture.tsx'
import type { PictureOf } from '../Picture/pictureSources.ts'
import { photoUnder } from '../Scene/Scene.css.ts'
import { Stack, Text } from '../primitives.tsx'
import * as styles from './PageHead.css.ts'

type PageHeadProps = {
  title: string
  lead: string
  className?: string | undefined
  titleClass?: string
  children?: ReactNode
}

/** Title and lead of a page that opens without a picture. */
export function PageHead({ title, lead, className, titleClass, children }: PageHeadProps) {
  return (
    <div className={classes(styles.head, className)}>
      <h1 className={classes(column['1 / 7'], styles.title, titleClass)} tabIndex={-1}>
        {title}
      </h1>
      <Stack gap="l" className={`${column['7 / -1']} ${styles.lead}`}>
        <Text size="lead">{lead}</Text>
        {children}
      </Stack>
    </div>
  )
}

type PictureHeadProps = Pick<PageHeadProps, 'title' | 'lead' | 'children'> & {
  picture: ReturnType<PictureOf>
  sizes?: string
  /** How words and picture stand upon each other. */
  parts: { head: string; words: string; title?: string; lead?: string; picture: string }
  /** The height above the street of the floor that the page opens on, as on the home page's building. */
  level?: string
}

/** Title and lead of a page on a model, a part of which is empty for them; above a photo. */
export function PictureHead({ picture, sizes = '100vw', parts, level, ...words }: PictureHeadProps) {
  if (picture.photo)
    return (
      <>
        <PageHead {...words} />
        <Picture {...picture} className={photoUnder} sizes="100vw" priority />
      </>
    )
  return (
    <div className={parts.head}>
      <Stack className={parts.words}>
        <h1 className={parts.title} tabIndex={-1}>
          {words.title}
        </h1>
        <Text size="lead" className={parts.lead}>
          {words.lead}
        </Text>
        {words.children}
      </Stack>
      <Picture {...picture} className={parts.picture} ground="page" sizes={sizes} priority />
      {level && (
        <span className={styles.level} aria-hidden="true">
          {level}
        </span>
      )}
    </div>
  )
}
