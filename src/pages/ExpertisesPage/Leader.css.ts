import { createVar, fallbackVar } from '@vanilla-extract/css'
import { pageStyle, vars } from '../../../styles/index.ts'

/** Where the words of lying leaders begin. */
export const wordsStart = createVar()

/** A line to what the words name, with a dot at its end; both are seen on any matter. */
const label = pageStyle({
  position: 'absolute',
  fontSize: `min(3.6vw, ${vars.font.meta})`,
  lineHeight: 1.3,
  whiteSpace: 'pre',
  '::after': {
    content: '',
    position: 'absolute',
    border: '4px solid',
    borderRadius: '50%',
    boxShadow: `0 0 0 2px ${vars.colour.background}`,
  },
})

/** A leader whose words stand on it, at the picture's left, where there is room. */
export const lyingLeader = pageStyle(label, {
  left: fallbackVar(wordsStart, '0'),
  borderBottom: '1px solid',
  boxShadow: `0 1px ${vars.colour.background}`,
  '::after': { right: '-4px', bottom: '-4px' },
})

/** A leader that hangs; its words stand beside its foot, below the picture. */
export const hangingLeader = pageStyle(label, {
  bottom: 0,
  display: 'flex',
  alignItems: 'end',
  paddingLeft: vars.space.xs,
  borderLeft: '1px solid',
  boxShadow: `-1px 0 ${vars.colour.background}`,
  '::after': { left: '-4px', top: '-4px' },
})
