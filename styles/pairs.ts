import { globalStyle } from '@vanilla-extract/css'
import { inPage } from './layers.ts'

/**
 * For a list whose entries have no boxes in a grid of two columns: two pictures, the words of both across the grid, then
 * two others.
 */
export function picturesInPairs(list: string, count: number, words: 'div' | 'details', media: string) {
  globalStyle(`${list} > li`, inPage({ '@media': { [media]: { display: 'contents' } } }))
  globalStyle(`${list} > li > ${words}`, inPage({ '@media': { [media]: { gridColumn: '1 / -1' } } }))
  for (let first = 0; first < count; first += 2) {
    globalStyle(`${list} > :nth-child(n + ${first + 1}) > *`, inPage({ order: first }))
    globalStyle(`${list} > :nth-child(n + ${first + 1}) > ${words}`, inPage({ order: first + 1 }))
  }
}
