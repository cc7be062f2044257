import { mixins, pageStyle, type Rule, vars } from '../../../styles/index.ts'

/** A project's pictures are sticky, so that they stay visible beside its text. */
const beside = pageStyle({ desktop: { position: 'sticky', top: vars.size.header } })

/** On desktop the switch's line ends before the inner edge of a picture too. */
export const groups = {
  wide: undefined,
  right: pageStyle(beside, { desktop: { paddingLeft: vars.space.pageMargin } }),
  // Under the part of the picture that has no text.
  inside: pageStyle(beside, {
    desktop: { paddingRight: vars.space.pageMargin },
    wide: { paddingInline: `${vars.size.pageEdge} 48vw` },
  }),
}

const oneEdge = `calc(100% + ${vars.size.pageEdge} + ${vars.space.pageMargin})`

const whole = (below: string) => `max(16rem, calc(100svh - ${vars.size.header} - ${below}))`

/**
 * Limits the height of a picture so that the switch below it, and `below` more, fit into the viewport. An explicit width is
 * needed: in Firefox and Safari a picture at its maximum height would otherwise keep its ratio and get narrower.
 */
const shape = (below: string, phone: string, phablet: string, rule: Pick<Rule, 'desktop' | 'wide'>) =>
  pageStyle({
    width: `calc(100% + 2 * ${vars.size.pageEdge})`,
    ...mixins.bleed.toWindow.both,
    phone: { aspectRatio: phone, maxHeight: whole(below) },
    phablet: { aspectRatio: phablet, maxHeight: whole(below) },
    ...rule,
  })

/** Measured on projet-renovation-immeuble.webp: the height of its roof. */
const facadePicture = { roof: '16vw' }

/** The picture extends up behind the page's title, which stands on the roof. */
export const underTitle = pageStyle({ desktop: { marginTop: `max(-13rem, -${facadePicture.roof})` } })

export const shapes = {
  // The first picture spans the viewport below the header, and leaves room for the title of its text.
  wide: shape('8rem', '8 / 9', '16 / 10', { desktop: { aspectRatio: '2 / 1' } }),
  // The others reach one edge of the viewport or, with room for text inside, both. On a tablet a picture ends at the wall behind its text.
  inside: shape('3.5rem', '7 / 10', '13 / 12', {
    desktop: { aspectRatio: '8 / 7', width: oneEdge },
    wide: { width: '100cqw', aspectRatio: '1.9' },
  }),
  right: shape('3.5rem', '4 / 5', '8 / 7', {
    desktop: { aspectRatio: '8 / 7', width: oneEdge, ...mixins.bleed.toPage.left },
  }),
}
