import { styleVariants } from '@vanilla-extract/css'
import { inUi, uiStyle, vars } from '../../../styles/index.ts'

const { s, m, l, xl } = vars.space

const stack = uiStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })

export const gaps = styleVariants({ s, m, l, xl }, (gap) => [stack, inUi({ gap })])
