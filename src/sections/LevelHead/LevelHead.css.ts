import { layoutStyle, levelTick, palette, place, surfaces, vars } from '../../../styles/index.ts'
import { pictureUnder, scenes, wordsOver } from '../../ui/Scene/Scene.css.ts'

const words = layoutStyle(wordsOver, { padding: `${vars.space.l} ${vars.size.pageEdge}` })

/** The words are on the hall's wall, on a tablet above it. On a phone the wall goes on above the picture's. */
const street = {
  head: layoutStyle(scenes.letterboxes, {
    phone: { background: palette.enduitClair },
    desktop: { gridTemplate: 'minmax(min(34vw, 50svh), auto) / 36% 1fr' },
    wide: { gridTemplateColumns: `calc(${vars.size.pageEdge} + 25.5rem) 1fr` },
  }),
  words: layoutStyle(words, {
    alignContent: 'center',
    justifyItems: 'start',
    desktop: { gap: vars.space.s, padding: vars.space.m, paddingLeft: vars.size.pageEdge },
    wide: { paddingBottom: vars.space.xl },
    // So that the telephone below is seen whole.
    low: { gap: vars.space.xs, paddingBlock: vars.space.xs },
    lowest: { gridColumn: '1 / -1', gridTemplateColumns: 'min-content 1fr', columnGap: vars.space.l },
  }),
  // In a low window the title is beside the lead and the link.
  title: layoutStyle({ lowest: { gridRow: 'span 2' } }),
  lead: undefined,
  // The picture's floor is at its lower edge, whatever its height.
  picture: layoutStyle({
    vars: { [place]: 'right bottom' },
    height: 'min(61vw, 50svh)',
    phone: { gridArea: '1 / 1 / 3', alignSelf: 'end', height: 'auto' },
    desktop: { gridArea: '1 / 1 / 2 / -1', height: 0, minHeight: '100%' },
    lowest: { display: 'none' },
  }),
}

/** The words stand on the pavement, in the night; in the lowest window without the picture. */
const basement = {
  head: layoutStyle(surfaces.night, scenes.basement, {
    lowest: { display: 'block' },
  }),
  words: layoutStyle(words, {
    alignContent: 'end',
    phone: { paddingBottom: vars.space.s },
    // A passer-by is at the right.
    phablet: { maxWidth: '76vw', padding: `${vars.space.xl} 0 0 ${vars.size.pageEdge}` },
    lowest: { paddingBlock: vars.space.m },
  }),
  title: layoutStyle({
    phablet: { order: 1, fontSize: 'min(7.6vw, 9.5rem)', textWrap: 'wrap' },
    // In its last line, or after it, room for the lead.
    wide: {
      gridArea: '1 / 1',
      paddingBottom: '0.08em',
      '::after': { content: '', display: 'inline-block', width: '29vw' },
    },
  }),
  // On a wide window the lead is at the right of the title's last line, which is short.
  lead: layoutStyle({
    phone: { maxWidth: '56vw' },
    wide: {
      gridArea: '1 / 1',
      // Forced colours put a ground behind the title, as wide as its first line.
      zIndex: vars.zIndex.raised,
      placeSelf: 'end',
      maxWidth: '29vw',
      paddingBottom: '1.4vw',
    },
  }),
  picture: layoutStyle(pictureUnder, { lowest: { display: 'none' } }),
}

export const layouts = { street, basement }

/** On the slab itself, as on the home page. */
export const level = layoutStyle(surfaces.concrete, {
  position: 'relative',
  paddingLeft: vars.size.pageEdge,
  fontSize: vars.font.meta,
  lineHeight: '1.75rem',
  '::before': levelTick(`calc(${vars.size.pageEdge} - 12px)`),
  desktop: { gridColumn: '1 / -1' },
  lowest: { display: 'none' },
})
