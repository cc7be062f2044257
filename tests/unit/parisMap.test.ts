import { mockAdapter, setAdapter } from '@vanilla-extract/css/adapter'
import { expect, onTestFinished, test } from 'vitest'
import { companyWith } from './companyWith.ts'
import { durand } from './durand.ts'

test.each([
  [40, '10%'],
  [50, '0%'],
  [65, '-15%'],
])('a map whose focal point is at %i of 100 has left: %s', async (x, left) => {
  const css: string[] = []
  setAdapter({ ...mockAdapter, appendCss: (block) => css.push(JSON.stringify(block)) })
  onTestFinished(() => setAdapter(mockAdapter))
  companyWith({ map: { ...durand.map, picture: { ...durand.map.picture, focus: [x, 50] } } })
  await import('../../src/pages/ContactPage/ParisMap.css.ts')
  expect(css.join('\n')).toContain(`"left":"${left}","aspectRatio"`)
})
