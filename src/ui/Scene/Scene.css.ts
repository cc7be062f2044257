import { uiStyle, underWords, vars } from '../../../styles/index.ts'

export const wordsOver = uiStyle({ gridArea: '1 / 1', zIndex: vars.zIndex.raised })

/** The picture's lower edge is the scene's, however far the words push it down. */
export const pictureUnder = uiStyle(underWords, { gridArea: '1 / 1 / 3', alignSelf: 'end', width: '100%' })

/** A photo has no empty part: the words are above it. */
export const photoUnder = uiStyle({
  gridArea: '2 / 1',
  width: '100%',
  aspectRatio: '3 / 2',
  phablet: { aspectRatio: '12 / 5' },
})
