import { preload } from 'react-dom'
import { widths } from '../../../styles/conditions.ts'
import type { ImageRef, ImageSources } from '../../data/pictures.ts'
import { classes } from '../classes.ts'
import { focalPointClass, frame, image, photograph, type PictureVariants } from './Picture.css.ts'

type AspectRatio = readonly [width: number, height: number]

type PictureProps = PictureVariants & {
  alt: string
  /** Where its subject is, if not in its middle. */
  focalPoint?: ImageRef['focus'] | undefined
  /** It fills a box of `shape`, of `phoneShape` on a phone; the box of a model is its own file's. */
  photo?: boolean
  ratio?: AspectRatio
  phoneRatio?: AspectRatio
  sources: ImageSources
  /** The width it is shown at, as in the `sizes` of <img>. */
  sizes: string
  className?: string | undefined
  /** For the first picture on a page: it is fetched at once, not only when the visitor scrolls near it. */
  priority?: boolean
  /** For a phone: another framing, as wide as its window, or a file of one width. */
  phone?: ImageSources | undefined
}

const onPhone = widths.phone

/** A responsive picture with its alternative text. It fills the frame of `className`, cropped around its subject. */
export function Picture({
  alt,
  focalPoint,
  photo = false,
  ratio = [3, 2],
  phoneRatio = ratio,
  sources,
  sizes,
  className,
  priority = false,
  phone,
  background: ground,
  fit,
}: PictureProps) {
  if (priority) {
    preloadAvif(sources, sizes, phone && `not all and ${onPhone}`)
    if (phone) preloadAvif(phone, '100vw', onPhone)
  }
  const boxOf = ({ width, height }: ImageSources, [across, down]: AspectRatio) =>
    photo ? { width: across, height: down } : { width, height }
  const { avif, jpeg } = phone ?? sources
  const cut = { media: onPhone, ...boxOf(phone ?? sources, phoneRatio) }
  return (
    <picture className={classes(frame({ background: ground }), className)}>
      {(phone || phoneRatio !== ratio) && (
        <>
          <source {...cut} type="image/avif" srcSet={avif} sizes={phone ? '100vw' : sizes} />
          <source {...cut} srcSet={jpeg} />
        </>
      )}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      <img
        className={classes(
          image({ fit }),
          photo && photograph,
          focalPoint && focalPointClass[String(focalPoint)],
        )}
        src={sources.jpeg}
        {...boxOf(sources, ratio)}
        alt={alt}
        {...(priority ? { decoding: 'sync', fetchPriority: 'high' } : { decoding: 'async', loading: 'lazy' })}
      />
    </picture>
  )
}

function preloadAvif({ avif, jpeg }: ImageSources, sizes: string, media: string | undefined) {
  // `preload` requires an address, but React writes no `href` where there is an `imageSrcSet`.
  preload(jpeg, {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet: avif,
    imageSizes: sizes,
    ...(media && { media }),
  })
}
