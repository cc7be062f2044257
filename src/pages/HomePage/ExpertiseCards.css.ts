import { vars } from '../../../styles/contract.css.ts'
import { pageStyle } from '../../../styles/layers.ts'
import { underline } from '../../../styles/mixins.ts'
import { responsive } from '../../../styles/responsive.ts'
import { grid } from '../../ui/Section/Section.css.ts'

export const head = pageStyle([grid, { alignItems: 'end', marginBottom: vars.space.xxl }])

export const title = pageStyle({ ...responsive({ desktop: { gridColumn: '1 / 7' } }) })

export const intro = pageStyle({
  maxWidth: '30rem',
  color: vars.colour.textSecondary,
  ...responsive({ desktop: { gridColumn: '7 / -1' } }),
})

/** One strip of pictures: side by side without a gap, so that they read as one. */
export const strip = pageStyle({
  display: 'grid',
  ...responsive({
    phablet: { gridTemplateColumns: '1fr 1fr', rowGap: vars.space.xl },
    desktop: { gridTemplateColumns: 'repeat(4, 1fr)' },
  }),
})

export const card = pageStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '104px 1fr',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  borderTop: `1px solid ${vars.colour.hairline}`,
  ...responsive({ phablet: { display: 'flex', flexDirection: 'column', gap: 0, padding: 0, border: 0 } }),
})

export const picture = pageStyle({ aspectRatio: '1' })

// The first of each row stands on the page's margin, without a line.
const flushIn = (nth: string) => ({ [`${card}:nth-child(${nth}) &`]: { paddingLeft: 0, borderLeft: 0 } })

export const words = pageStyle({
  alignSelf: 'center',
  ...responsive({
    phablet: {
      flex: 1,
      alignSelf: 'stretch',
      padding: `${vars.space.l} ${vars.space.m} ${vars.space.xs} ${vars.space.l}`,
      borderLeft: `1px solid ${vars.colour.hairline}`,
      selectors: flushIn('odd'),
    },
    desktop: {
      selectors: {
        [`${card}:nth-child(3) &`]: {
          paddingLeft: vars.space.l,
          borderLeft: `1px solid ${vars.colour.hairline}`,
        },
      },
    },
  }),
})

/** The whole card is the link's target. */
export const link = pageStyle({
  textDecoration: 'none',
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: 0 },
    [`${card}:hover &`]: {
      ...underline('0.25em'),
    },
  },
})

export const text = pageStyle({
  marginTop: vars.space.xs,
  color: vars.colour.textSecondary,
  fontSize: vars.font.small,
  lineHeight: 1.5,
})
