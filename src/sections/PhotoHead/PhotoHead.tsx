import type { ComponentProps } from 'react'
import { PageHead } from '../../ui/PageHead/PageHead.tsx'
import { Picture } from '../../ui/Picture/Picture.tsx'
import type { PictureOf } from '../../ui/Picture/pictureSources.ts'
import { photoUnder } from '../../ui/Scene/Scene.css.ts'

type PhotoHeadProps = Pick<ComponentProps<typeof PageHead>, 'title' | 'lead' | 'children'> & {
  picture: ReturnType<PictureOf>
}

/** Title and lead of a page above a photo: unlike a model's, no part of it is empty for them. */
export function PhotoHead({ picture, ...words }: PhotoHeadProps) {
  return (
    <div>
      <PageHead {...words} />
      <Picture {...picture} className={photoUnder} sizes="100vw" priority />
    </div>
  )
}
