import { preload } from 'react-dom'
import type { Picture as Sources } from 'vite-imagetools'
import { widths } from '../../../styles/responsive.ts'
import type { Shown } from '../../site/picturesIn.ts'
import { classes } from '../classes.ts'
import { classOfFocus, frame, image, type PictureVariants } from './Picture.css.ts'

type PictureProps = PictureVariants & {
  alt: string
  /** Where its subject is, if not in its middle. */
  focus?: Shown['focus'] | undefined
  /** What `import … from '….webp?w=…&picture'` gives. */
  sources: Sources
  /** The width it is shown at, as in the `sizes` of <img>. */
  sizes: string
  className?: string | undefined
  /** For the first picture on a page: it is fetched at once, not only when the visitor scrolls near it. */
  priority?: boolean
  /** For a phone: another framing, as wide as its window, or a file of one width. */
  phone?: Sources | undefined
}

const onPhone = widths.phone

/** A responsive picture with its alternative text. It fills the frame of `className`, cropped around its subject. */
export function Picture({
  alt,
  focus,
  sources,
  sizes,
  className,
  priority = false,
  phone,
  ground,
  onPaper,
  fit,
}: PictureProps) {
  if (priority) {
    preloadAvif(sources, sizes, phone && `not all and ${onPhone}`)
    if (phone) preloadAvif(phone, '100vw', onPhone)
  }
  const { src, w, h } = sources.img
  const cut = phone && { media: onPhone, width: phone.img.w, height: phone.img.h }
  return (
    <picture className={classes(frame({ ground, onPaper }), className)}>
      {phone && (
        <>
          <source {...cut} type="image/avif" srcSet={phone.sources.avif} sizes="100vw" />
          <source {...cut} srcSet={phone.img.src} />
        </>
      )}
      <source type="image/avif" srcSet={sources.sources.avif} sizes={sizes} />
      <img
        className={classes(image({ fit }), focus && classOfFocus[String(focus)])}
        src={src}
        width={w}
        height={h}
        alt={alt}
        {...(priority ? { decoding: 'sync', fetchPriority: 'high' } : { decoding: 'async', loading: 'lazy' })}
      />
    </picture>
  )
}

function preloadAvif({ sources: { avif }, img }: Sources, sizes: string, media: string | undefined) {
  if (!avif) return
  // `preload` requires an address, but React writes no `href` where there is an `imageSrcSet`.
  preload(img.src, {
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
    imageSrcSet: avif,
    imageSizes: sizes,
    ...(media && { media }),
  })
}
