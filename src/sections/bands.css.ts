import { layoutStyle, mixins, vars } from '../../styles/index.ts'
import { column } from '../ui/primitives.css.ts'

/**
 * A picture and its words, in a list of bands: under it, at its right, at its left or, from 1440 px, inside the picture
 * itself. That is as wide as the window then, and its right part, which is dark, has the words.
 */
export const bands = {
  wide: { picture: column['1 / -1'], text: column['1 / -1'] },
  left: { picture: column['1 / 8'], text: column['8 / -1'] },
  right: { picture: column['6 / -1'], text: column['1 / 6'] },
  inside: {
    picture: layoutStyle(column['1 / 8'], {
      wide: { gridArea: '1 / 1 / 3 / -1', ...mixins.bleed.toWindow.both },
    }),
    text: layoutStyle(column['8 / -1'], {
      zIndex: vars.zIndex.raised,
      wide: {
        // The two pictures are dark from here on at any width.
        marginLeft: 'max(0px, 10.5vw - 8.25rem)',
        marginRight: `calc(${vars.space.pageMargin} - ${vars.size.pageEdge})`,
      },
    }),
  },
} as const
