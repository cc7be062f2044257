import type { ReactNode } from 'react'
import { sizes } from '../../../styles/responsive.ts'
import { Picture } from '../../ui/Picture/Picture.tsx'
import type { PictureOf } from '../../ui/Picture/pictureSources.ts'
import { Stack } from '../../ui/Stack/Stack.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { PhotoHead } from '../PhotoHead/PhotoHead.tsx'
import * as styles from './LevelHead.css.ts'

type LevelHeadProps = {
  title: string
  lead: string
  storey: keyof typeof styles.layouts
  /** The height of its floor above the street. */
  level: string
  picture: ReturnType<PictureOf>
  children?: ReactNode
}

// On narrow windows the left of the hall, a bare wall, is cut off; a phone has framings of its own.
const shownAt = {
  street: sizes('100vw', { phablet: '218vw', desktop: '120vw' }),
  basement: '100vw',
}

/** Title and lead of a page that opens on a storey of the home page's building, at its level. */
export function LevelHead({ title, lead, storey, level, picture, children }: LevelHeadProps) {
  const parts = styles.layouts[storey]
  if (picture.photo)
    return (
      <PhotoHead title={title} lead={lead} picture={picture}>
        {children}
      </PhotoHead>
    )
  return (
    <div className={parts.head}>
      <Stack className={parts.words}>
        <h1 className={parts.title} tabIndex={-1}>
          {title}
        </h1>
        <Text size="lead" className={parts.lead}>
          {lead}
        </Text>
        {children}
      </Stack>
      <Picture {...picture} className={parts.picture} ground="page" sizes={shownAt[storey]} priority />
      <span className={styles.level} aria-hidden="true">
        {level}
      </span>
    </div>
  )
}
