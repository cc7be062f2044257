import { recipe, type RecipeVariants } from '@vanilla-extract/recipes'
import { vars } from '../../../styles/contract.css.ts'
import { inUi } from '../../../styles/layers.ts'
import { leadSize } from '../../../styles/mixins.ts'

export const text = recipe({
  base: inUi({ maxWidth: vars.size.measure, color: vars.colour.textSecondary }),
  variants: {
    size: {
      lead: inUi(leadSize),
      body: {},
      small: inUi({ fontSize: vars.font.small, lineHeight: 1.5 }),
      meta: inUi({ fontSize: vars.font.meta, lineHeight: 1.5 }),
    },
  },
  defaultVariants: { size: 'body' },
})

export type TextVariants = NonNullable<RecipeVariants<typeof text>>
