import { styleVariants } from '@vanilla-extract/css'
import { vars } from '../../../styles/contract.css.ts'
import { inUi, uiStyle } from '../../../styles/layers.ts'

const { s, m, l, xl } = vars.space

const stack = uiStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' })

export const gaps = styleVariants({ s, m, l, xl }, (gap) => [stack, inUi({ gap })])
