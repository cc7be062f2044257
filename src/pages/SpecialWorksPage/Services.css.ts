import { mixins, pageStyle, palette, behindText, vars } from '../../../styles/index.ts'
import wetEarth from '../../assets/scenery/telephone/terre-noyee.webp'
import { bands } from '../../sections/bands.css.ts'
import { column, container, section } from '../../ui/primitives.css.ts'
import { earth as strata } from './earth.ts'

/** Measured on travaux-speciaux-grande-infrastructure.webp: the chamber's ceiling; and the part that a tablet shows. */
const chamberPicture = { ceiling: '10.4vw', ratioOnTablet: '1.1' }

/** Measured on travaux-speciaux-multi-structures.webp: the height of the roofs at its left. */
const roofsPicture = { roofs: '18vw' }

/** Measured on travaux-speciaux-galerie.webp: the ground above the earth and the earth left of the tunnel; and the part that a tablet shows. */
const tunnelPicture = { aboveEarth: '6vw', besideTunnel: '41vw', ratioOnTablet: '3 / 2' }

/** A service's text stands on its picture, or on a surface that continues it. */
export const content = pageStyle(container, {
  vars: { [vars.colour.textSecondary]: vars.colour.text },
  alignItems: 'center',
})

export const parts = pageStyle({ rowGap: vars.space.m, columnGap: vars.space.m, fontSize: vars.font.small })

export const dashed = pageStyle({
  position: 'relative',
  paddingLeft: '1.75rem',
  lineHeight: 1.4,
  '::before': {
    content: '',
    position: 'absolute',
    top: '0.6em',
    left: 0,
    width: '12px',
    borderTop: `3px solid ${vars.colour.accent}`,
  },
})

/** Overlaps the pictures slightly, so that no gap shows where a height is not a whole number of pixels. */
const below = pageStyle({ marginTop: '-1px' })

/** The text stands in a chamber under the street; in narrow viewports below the picture, in wet earth. */
const inside = {
  // The wet earth joins the end of one picture to the start of the next.
  band: pageStyle(below, {
    belowDesktop: {
      background: `linear-gradient(transparent calc(100% - ${vars.space.xl}), ${palette.terreNoyee}), ${palette.terreNoyee} url('${wetEarth}') 0 0 / 100%`,
    },
  }),
  text: pageStyle(bands.inside.text, {
    paddingBottom: vars.space.l,
    desktop: { paddingBlock: vars.space.xxl },
    wide: { gridRow: 1, paddingTop: `calc(${chamberPicture.ceiling} + ${vars.space.xl})` },
  }),
  // In narrow viewports the chamber is cropped; beside its text the picture reaches one edge.
  picture: pageStyle(bands.inside.picture, {
    alignSelf: 'stretch',
    ...mixins.bleed.toWindow.left,
    // The picture fades into the earth behind its text.
    belowDesktop: {
      ...mixins.bleed.toWindow.right,
      position: 'relative',
      overflow: 'visible',
      '::after': {
        content: '',
        position: 'absolute',
        inset: `100% 0 calc(-1 * ${vars.space.l})`,
        background: `linear-gradient(${palette.terreNoyee}, transparent)`,
      },
    },
    phablet: { aspectRatio: chamberPicture.ratioOnTablet },
    desktop: { aspectRatio: 'auto' },
  }),
}

const textOverImage = pageStyle(column['1 / 6'], { zIndex: vars.zIndex.raised, desktop: { gridRow: 1 } })
const acrossWindow = pageStyle(column['1 / -1'], behindText, mixins.bleed.toWindow.both)

/** The text stands above the roofs at the left of the picture; in narrow viewports above the picture, on its continued sky. */
const sky = {
  band: pageStyle({ background: palette.cielBas }),
  text: pageStyle(textOverImage, {
    paddingTop: vars.space.xxl,
    desktop: { alignSelf: 'start', paddingBottom: `calc(${roofsPicture.roofs} + ${vars.space.m})` },
  }),
  picture: pageStyle(acrossWindow, { order: 1, desktop: { gridRow: 1, alignSelf: 'end' } }),
}

/** The text stands left of the tunnel; in narrow viewports below the picture, on its continued earth. */
const earth = {
  band: pageStyle(below, {
    paddingBottom: vars.space.section,
    background: strata,
    desktop: { paddingBottom: 0 },
  }),
  // In a wide viewport the text, 33rem wide, starts left of the text column; otherwise it would overlap the tunnel.
  text: pageStyle(textOverImage, {
    desktop: {
      padding: `calc(${tunnelPicture.aboveEarth} + ${vars.space.xl}) ${vars.space.m} ${vars.space.xl} 0`,
    },
    wide: { translate: `min(0px, ${tunnelPicture.besideTunnel} - 33rem - ${vars.size.pageEdge})` },
  }),
  // On a tablet the earth without text is cropped.
  picture: pageStyle(acrossWindow, {
    // The tunnel's floor lies on a slab, with the text below it.
    belowDesktop: { borderBottom: mixins.slab },
    phablet: { aspectRatio: tunnelPicture.ratioOnTablet },
    desktop: { gridRow: 1, alignSelf: 'stretch', aspectRatio: 'auto' },
  }),
}

const photo = { band: section, text: bands.right.text, picture: bands.right.picture }

export const layouts = { inside, sky, earth, photo }
