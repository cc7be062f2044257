import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { inUi, mixins, palette, objectPosition, surfaces, uiStyle, vars } from '../../../styles/index.ts'
import { columns, container, pictureUnder, textOverImage } from '../primitives.css.ts'

const { xs, s, m, l, xl, xxl } = vars.space
const { header: headerHeight, pageEdge } = vars.size
const raised = vars.zIndex.raised

const sideBySide = uiStyle(container, columns[12], {
  paddingBlock: `clamp(1.5rem, 3.4vw, 3rem) clamp(1.25rem, 2.5vw, 2.25rem)`,
  rowGap: m,
  low: { paddingBlock: l },
})

const grid = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const
const night = uiStyle(surfaces.night, grid)

/** Where the hero's text goes. Most models leave room for it: above the horizon or on the left. */
export const hero = recipe({
  variants: {
    textPosition: {
      onPage: sideBySide,
      /** From 1024 px the text stands on the light roof of the picture that follows. */
      onRoof: [
        sideBySide,
        inUi({
          position: 'relative',
          zIndex: raised,
          vars: { [vars.colour.textSecondary]: vars.colour.text },
          belowDesktop: { paddingBottom: l },
          desktop: { display: 'flex', flexDirection: 'column' },
        }),
      ],
      /** Above a picture that ends at the lower edge of the viewport on desktop. */
      above: inUi({
        ...grid,
        alignContent: 'end',
        desktop: { minHeight: `min(58vw, 100svh - ${headerHeight})` },
      }),
      /** In a sky that fills the viewport on desktop, except for the section navigation below it. */
      inSky: [
        night,
        inUi({
          phone: mixins.horizonAt(96),
          phablet: mixins.horizonAt(40),
          desktop: { ...mixins.horizonAt(30.5), minHeight: `min(62.5vw, 100svh - ${headerHeight} - 3.6rem)` },
          print: { display: 'flex', flexDirection: 'column-reverse' },
        }),
      ],
      onPavement: [night, inUi({ phone: mixins.horizonAt(106.8), phablet: mixins.horizonAt(27.6) })],
      /** On a wall; on a tablet above it. On a phone the wall continues above the picture. */
      onWall: inUi({
        ...grid,
        phone: { ...mixins.horizonAt(67), background: palette.enduitClair },
        desktop: { gridTemplate: 'minmax(min(34vw, 50svh), auto) / 36% 1fr' },
        wide: { gridTemplateColumns: `calc(${pageEdge} + 25.5rem) 1fr` },
      }),
      /** Left of a drawing on the footer's ground, which may be wider than the viewport; in narrow viewports above it. */
      beside: inUi({
        ...grid,
        position: 'relative',
        overflow: 'clip',
        paddingTop: m,
        desktop: { alignItems: 'center', paddingBlock: xxl },
      }),
    },
  },
})

export type TextPosition = NonNullable<NonNullable<RecipeVariants<typeof hero>>['textPosition']>

/** Half the page is wide enough for « pièce par pièce », also between 1024 and 1440 px. */
export const title = uiStyle({ desktop: { fontSize: 'min(4.75rem, 5.25vw)' } })

/** The title begins above the part of the façade that it is about. */
export const titleOnRoof = uiStyle({ desktop: { wordSpacing: '0.24em' } })

/** A button below the lead is as wide as its text, on a phone as wide as the page. */
export const lead = uiStyle({ phablet: { justifyItems: 'start' } })

const over = uiStyle(textOverImage, { padding: `${l} ${pageEdge}` })

type Parts = { text: string; title?: string; lead?: string; picture?: string }

/** The classes of a hero with a picture, by the position of its text. */
export const parts: Record<Exclude<TextPosition, 'onPage' | 'onRoof'>, Parts> = {
  above: {
    text: uiStyle({ zIndex: raised, gap: l, padding: `${l} ${pageEdge} 0` }),
    // A short lead is one line, as wide as the page.
    title: uiStyle({ phablet: { fontSize: 'min(8.15cqw, 7.3rem)' } }),
  },
  inSky: {
    text: uiStyle(over, {
      alignContent: 'center',
      phablet: { maxWidth: '58vw', paddingRight: 0 },
      desktop: { maxWidth: '53vw' },
    }),
    title: uiStyle({ phablet: { fontSize: '6.5vw' }, desktop: { fontSize: 'min(5rem, 5.2vw)' } }),
    // The text is as wide as the crane's cable leaves room for; the cable ends above the man on the viaduct.
    lead: uiStyle({ desktop: { maxWidth: 'none', textWrap: 'balance' } }),
    picture: uiStyle(pictureUnder, { phablet: { height: 0, minHeight: '100%' } }),
  },
  onPavement: {
    text: uiStyle(over, {
      alignContent: 'end',
      phone: { paddingBottom: s },
      // The picture has a passer-by at the right.
      phablet: { maxWidth: '76vw', padding: `${xl} 0 0 ${pageEdge}` },
    }),
    title: uiStyle({
      phablet: { order: 1, fontSize: 'min(7.6vw, 9.5rem)', textWrap: 'wrap' },
      // Leaves room for the lead in or after the title's last line.
      wide: {
        gridArea: '1 / 1',
        paddingBottom: '0.08em',
        '::after': { content: '', display: 'inline-block', width: '29vw' },
      },
    }),
    // In a wide viewport the lead stands at the right of the title's short last line.
    lead: uiStyle({
      phone: { maxWidth: '56vw' },
      // Forced colours put a background behind the title, as wide as its first line.
      wide: { gridArea: '1 / 1', zIndex: raised, placeSelf: 'end', maxWidth: '29vw', paddingBottom: '1.4vw' },
    }),
    picture: pictureUnder,
  },
  onWall: {
    text: uiStyle(over, {
      alignContent: 'center',
      justifyItems: 'start',
      desktop: { gap: s, padding: `${m} ${m} ${m} ${pageEdge}` },
      wide: { paddingBottom: xl },
      // The section below is then visible in the first screen.
      low: { gap: xs, paddingBlock: xs },
    }),
    // The picture's floor stays at its lower edge at any height.
    picture: uiStyle({
      vars: { [objectPosition]: 'right bottom' },
      height: 'min(61vw, 50svh)',
      phone: { gridArea: '1 / 1 / 3', alignSelf: 'end', height: 'auto' },
      desktop: { gridArea: '1 / 1 / 2 / -1', height: 0, minHeight: '100%' },
    }),
  },
  beside: {
    text: uiStyle({
      paddingInline: pageEdge,
      desktop: { gap: l, paddingRight: 0, width: `calc(${pageEdge} + min(30.5rem, 41.5vw))` },
    }),
    lead: uiStyle({ textWrap: 'balance' }),
  },
}

/** The level stands on the slab itself, as on the home page. */
export const level = uiStyle(surfaces.concrete, {
  position: 'relative',
  paddingLeft: pageEdge,
  fontSize: vars.font.meta,
  lineHeight: '1.75rem',
  '::before': mixins.levelTick(`calc(${pageEdge} - 12px)`),
  desktop: { gridColumn: '1 / -1' },
})
