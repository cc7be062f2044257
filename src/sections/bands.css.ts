import { layoutStyle, mixins, vars } from '../../styles/index.ts'
import { column } from '../ui/primitives.css.ts'

/** Measured on projet-etancheite-cuvelage.webp and travaux-speciaux-grande-infrastructure.webp: both are dark from here to the right, at any width. */
const cellarPictures = { dark: 'max(0px, 10.5vw - 8.25rem)' }

/**
 * Layouts for a list of pictures with text: the text is below the picture, at its right, at its left or, from 1440 px,
 * inside it. Then the picture is as wide as the viewport and the text stands on its dark right part.
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
        marginLeft: cellarPictures.dark,
        marginRight: `calc(${vars.space.pageMargin} - ${vars.size.pageEdge})`,
      },
    }),
  },
} as const
