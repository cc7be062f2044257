import { pictureLimits } from '../../.size-limit.ts'
import { expect, mediaLoaded, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 })

/** Runs in the page: the pictures that it has loaded, those of the style sheet included. */
const loadedPictures = () =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => /\.(?:avif|jpeg|png|svg|webp)$/.test(name))
    .map(({ name, encodedBodySize }) => ({ name, encodedBodySize }))

const displayedPictures = () =>
  Array.from(document.images)
    .filter((image) => image.checkVisibility())
    .map(({ currentSrc }) => currentSrc)

for (const [path, limit] of Object.entries(pictureLimits))
  test(`the pictures of ${path} weigh no more than their limit on a phone with three pixels each`, async ({
    page,
  }) => {
    await page.goto(path)
    await mediaLoaded(page)
    const loaded = await page.evaluate(loadedPictures)
    expect(loaded.map(({ name }) => name)).toEqual(
      expect.arrayContaining(await page.evaluate(displayedPictures)),
    )
    const kilobytes = loaded.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
    process.stdout.write(`Pictures of ${path}: ${kilobytes.toFixed(1)} of ${limit} kB\n`)
    expect(kilobytes).toBeLessThanOrEqual(limit)
  })
