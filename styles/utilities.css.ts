import { createVar } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { uiStyle } from './layers.ts'
import * as mixins from './mixins.ts'
import { palette } from './palette.ts'

/** The `object-position` that a page sets for a cropped picture without a focal point of its own (Picture.css.ts). */
export const objectPosition = createVar()

export const visuallyHidden = uiStyle(mixins.visuallyHidden)

export const screenOnly = uiStyle({ print: { display: 'none !important' } })

/** A picture behind text. If it fails to load, its alternative text is only read out, not painted among the text. */
export const behindText = uiStyle({ color: 'transparent' })

/** A sheet of paper: the sample quote, and the form 'Demande de Devis'. */
export const sheet = uiStyle({
  padding: `${vars.space.gutter} min(${vars.space.gutter}, 5vw)`,
  boxShadow: `0 0.25rem 1.5rem ${palette.encreVoile}`,
})

/** A standalone link whose box is 44 px tall (WCAG 2.5.5), with its text in the middle. */
export const tapTarget = uiStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  lineHeight: 1.2,
  textDecorationLine: 'none',
})

/** The look of a title, for text and for numbers that are no heading. */
export const headingFace = uiStyle(mixins.headingFace)
export const numeral = uiStyle({
  fontStretch: '122%',
  fontWeight: 600,
  letterSpacing: '-0.026em',
  lineHeight: 1.1,
})

/** A link alone in its line: padding makes its target at least 24 px tall (WCAG 2.5.8), negative margins keep the layout. */
export const standaloneLink = uiStyle({ display: 'inline-block', paddingBlock: '4px', marginBlock: '-4px' })

export const iconTarget = uiStyle({ display: 'grid', placeItems: 'center', width: '44px', height: '44px' })

export const icon = uiStyle({
  flexShrink: 0,
  width: '20px',
  height: '20px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
})

const asWideAsThePage = (units: number) => `calc(${mixins.pageWidth} / ${units})`

/**
 * Measured on introuvable-maison-absente.webp, in drawing units: the part that is as wide as the page, and how far its middle is
 * left of the axis. A phone shows the part from the neighbour at his window to the man with the plan.
 */
const street = { width: 536, leftOfAxis: 38, widthOnPhone: 340, leftOfAxisOnPhone: 21 }

/**
 * The street of the 404 page is larger than other drawings, and so are the cellars under it. Beside the text it fills the
 * room that the text leaves; below the text it is as wide as the page.
 */
export const largeDrawing = uiStyle({
  belowDesktop: {
    vars: {
      [vars.size.drawingUnit]: asWideAsThePage(street.width),
      [vars.size.drawingAxis]: `calc(50% - ${mixins.drawingUnits(street.leftOfAxis)})`,
    },
  },
  phone: {
    vars: {
      [vars.size.drawingUnit]: asWideAsThePage(street.widthOnPhone),
      [vars.size.drawingAxis]: `calc(50% - ${mixins.drawingUnits(street.leftOfAxisOnPhone)})`,
    },
  },
  desktop: {
    vars: {
      [vars.size.drawingUnit]: `calc(min(42.5rem, 66vw - 17rem) / ${mixins.houseWidth})`,
      [vars.size.drawingAxis]: mixins.drawingAxis,
    },
  },
})

/** The box with the outcome of a request; `failedMessage` is added if it failed. */
export const messageBox = uiStyle({
  borderLeft: `4px solid ${vars.colour.text}`,
  borderRadius: vars.radius.control,
  background: vars.colour.field,
})

export const failedMessage = uiStyle({ borderLeftColor: vars.danger.colour })
