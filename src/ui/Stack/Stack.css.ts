import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { vars } from '../../../styles/contract.css.ts'
import { inUi } from '../../../styles/layers.ts'

const { s, m, l, xl } = vars.space

export const stack = recipe({
  base: inUi({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }),
  variants: {
    gap: {
      s: inUi({ gap: s }),
      m: inUi({ gap: m }),
      l: inUi({ gap: l }),
      xl: inUi({ gap: xl }),
    },
  },
  defaultVariants: { gap: 'm' },
})

export type StackVariants = NonNullable<RecipeVariants<typeof stack>>
