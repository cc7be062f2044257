import { mixins, pageStyle, type Rule, vars } from '../../../styles/index.ts'

/** A project's pictures stay in sight while the words beside them are read. */
const beside = pageStyle({ desktop: { position: 'sticky', top: vars.size.header } })

/** On a desktop the switch's line ends before the inner edge of a picture too. */
export const groups = {
  wide: undefined,
  right: pageStyle(beside, { desktop: { paddingLeft: vars.space.pageMargin } }),
  // Under the part of the picture that has no words.
  inside: pageStyle(beside, {
    desktop: { paddingRight: vars.space.pageMargin },
    wide: { paddingInline: `${vars.size.pageEdge} 48vw` },
  }),
}

const oneEdge = `calc(100% + ${vars.size.pageEdge} + ${vars.space.pageMargin})`

const whole = (below: string) => `max(16rem, calc(100svh - ${vars.size.header} - ${below}))`

/**
 * Picture, line and words are visible together, in a low window too: there only the switch's own line is left below the
 * picture, or `below` of more. It has a width of its own: in Firefox and Safari one that is as high as it may be would else
 * keep its ratio and be narrower.
 */
const shape = (below: string, phone: string, phablet: string, rule: Pick<Rule, 'desktop' | 'wide'>) =>
  pageStyle({
    width: `calc(100% + 2 * ${vars.size.pageEdge})`,
    ...mixins.bleed.toWindow.both,
    phone: { aspectRatio: phone, maxHeight: whole(below) },
    phablet: { aspectRatio: phablet, maxHeight: whole(below) },
    ...rule,
  })

/** Up behind the page's title, which is on its roof. */
export const underTitle = pageStyle({ desktop: { marginTop: 'max(-13rem, -16vw)' } })

export const shapes = {
  // The first reaches both edges of the window, from under the bar. The title of its words is visible too.
  wide: shape('8rem', '8 / 9', '16 / 10', { desktop: { aspectRatio: '2 / 1' } }),
  // The others reach one edge or, with room for the words inside, both; on a tablet it ends before the wall behind its words.
  inside: shape('3.5rem', '7 / 10', '13 / 12', {
    desktop: { aspectRatio: '8 / 7', width: oneEdge },
    wide: { width: '100cqw', aspectRatio: '1.9' },
  }),
  right: shape('3.5rem', '4 / 5', '8 / 7', {
    desktop: { aspectRatio: '8 / 7', width: oneEdge, ...mixins.bleed.toPage.left },
  }),
}
