import { preload } from 'react-dom'
import { scaledSizes, widths } from '../../../styles/conditions.ts'
import type { Image, ImageSources } from '../../data/pictures.ts'
import { classes } from '../classes.ts'
import * as styles from './Picture.css.ts'

type PictureProps = Image & {
  /** The width it is shown at, as in the `sizes` of <img>; for a file of its own on phones, where it is as wide as the viewport, this is not asked. */
  sizes: string
  className?: string | undefined
  /** For the first picture on a page: it is preloaded instead of loaded lazily. */
  priority?: boolean
  background?: keyof typeof styles.backgrounds
  fit?: keyof typeof styles.fits
}

const onPhone = widths.phone

/** A responsive picture that fills the box of `className`, cropped around its focal point. */
export function Picture({
  alt,
  focalPoint,
  photo,
  sources,
  phone,
  sizes,
  className,
  priority = false,
  background,
  fit,
}: PictureProps) {
  const sizesOf = (of: ImageSources) => scaledSizes(of === phone ? '100vw' : sizes, of.overflow)
  if (priority) {
    preloadAvif(sources, sizesOf(sources), phone && `not all and ${onPhone}`)
    if (phone) preloadAvif(phone, sizesOf(phone), onPhone)
  }
  return (
    <picture className={classes(styles.frame, background && styles.backgrounds[background], className)}>
      {phone && (
        <>
          <source
            media={onPhone}
            {...boxOf(phone)}
            type="image/avif"
            srcSet={phone.avif}
            sizes={sizesOf(phone)}
          />
          <source media={onPhone} {...boxOf(phone)} srcSet={phone.jpeg} />
        </>
      )}
      <source type="image/avif" srcSet={sources.avif} sizes={sizesOf(sources)} />
      <img
        className={classes(
          styles.image,
          fit && styles.fits[fit],
          photo && styles.photograph,
          focalPoint && styles.focalPointClass[String(focalPoint)],
        )}
        src={sources.jpeg}
        {...boxOf(sources)}
        alt={alt}
        {...(priority ? { decoding: 'sync', fetchPriority: 'high' } : { decoding: 'async', loading: 'lazy' })}
      />
    </picture>
  )
}

const boxOf = ({ width, height }: ImageSources) => ({ width, height })

function preloadAvif({ avif, jpeg }: ImageSources, sizes: string, media: string | undefined) {
  // `preload` requires a URL, but React renders no `href` if there is an `imageSrcSet`.
  preload(jpeg, {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet: avif,
    imageSizes: sizes,
    ...(media && { media }),
  })
}
