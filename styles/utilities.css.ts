import { createVar } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { uiStyle } from './layers.ts'
import * as mixins from './mixins.ts'
import { palette } from './palette.ts'

/** Which part of a picture is seen, where a page crops it and its subject has no point of its own (Picture.css.ts). */
export const objectPosition = createVar()

export const visuallyHidden = uiStyle(mixins.visuallyHidden)

export const screenOnly = uiStyle({ print: { display: 'none !important' } })

/** A picture that words stand on: if it never comes, its alternative text is not seen among them, only read out. */
export const behindText = uiStyle({ color: 'transparent' })

/** A sheet of paper: the quote, and the form that asks for it. */
export const sheet = uiStyle({
  padding: `${vars.space.gutter} min(${vars.space.gutter}, 5vw)`,
  boxShadow: `0 0.25rem 1.5rem ${palette.encreVoile}`,
})

/** A link that stands alone: its box is as tall as a fingertip, its words in the middle. */
export const tapTarget = uiStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  lineHeight: 1.2,
  textDecorationLine: 'none',
})

/** Text that looks like a title, and a number that does. */
export const headingFace = uiStyle(mixins.headingFace)
export const numeral = uiStyle({
  fontStretch: '122%',
  fontWeight: 600,
  letterSpacing: '-0.026em',
  lineHeight: 1.1,
})

/** A link that stands alone in its line: 24 px high at least, where it was. */
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
 * The street of the 404 page is larger than other drawings, and so are the cellars under it. Beside the words it is as
 * large as they leave room for, below them as wide as the page: 536 units, their middle 38 left of the axis. A phone shows
 * 340 of them, from the neighbour at his window to the man with the plan; their middle is 21 left of the axis.
 */
export const largeDrawing = uiStyle({
  belowDesktop: {
    vars: {
      [vars.size.drawingUnit]: asWideAsThePage(536),
      [vars.size.drawingAxis]: `calc(50% - ${mixins.drawingUnits(38)})`,
    },
  },
  phone: {
    vars: {
      [vars.size.drawingUnit]: asWideAsThePage(340),
      [vars.size.drawingAxis]: `calc(50% - ${mixins.drawingUnits(21)})`,
    },
  },
  desktop: {
    vars: {
      [vars.size.drawingUnit]: `calc(min(42.5rem, 66vw - 17rem) / ${mixins.houseWidth})`,
      [vars.size.drawingAxis]: mixins.drawingAxis,
    },
  },
})

/** The box that tells visitors the outcome of their request; `failedMessage` is added if it failed. */
export const messageBox = uiStyle({
  borderLeft: `4px solid ${vars.colour.text}`,
  borderRadius: vars.radius.control,
  background: vars.colour.field,
})

export const failedMessage = uiStyle({ borderLeftColor: vars.danger.colour })
