import { constants, inflateSync } from 'node:zlib'
import { launch } from 'puppeteer-core'
import { getContent } from '../../src/data/content.ts'
import { pages } from '../../src/data/pages.ts'
import { findFirefox } from '../cross-browser/firefox.ts'
import { unavailableReason } from '../server/process.ts'
import { expect, open, test } from './fixtures.ts'

test('the PDF of Réalisations has every picture of every project, and nothing in it is transparent', async ({
  page,
}) => {
  await open(page, pages.projects.path)
  const pdf = (await page.pdf()).toString('latin1')
  const pictures = getContent('realisations').items.flatMap((item) =>
    Object.values(item.pictures).filter(Boolean),
  )
  expect(pdf.match(/\/Subtype \/Image\b/g)).toHaveLength(pictures.length)
  // In a PDF `ca` is the opacity of what is painted.
  expect(new Set(pdf.match(/\/ca [\d.]+/g))).toEqual(new Set(['/ca 1']))
})

/** The first sheet’s drawing commands. */
function firstSheet(pdf: Buffer) {
  for (const { 0: start, index } of pdf.toString('latin1').matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)) {
    const data = pdf.subarray(index + start.length)
    const text = inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
    if (text.includes(' re W n')) return text
  }
  return ''
}

test('Firefox prints the telephone number in one line', async ({ baseURL }) => {
  const reason = unavailableReason(findFirefox)
  test.skip(reason !== null, reason ?? '')
  const browser = await launch({ browser: 'firefox', executablePath: findFirefox() })
  const page = await browser.newPage()
  await page.goto(`${baseURL}${pages.contact.path}`)
  const commands = firstSheet(Buffer.from(await page.pdf({ format: 'a4' })))
  await browser.close()
  // Firefox draws each letter as a path, and the digits of the telephone number are the tallest in a row of two or more.
  const tops = Array.from(commands.matchAll(/[\d.]+\s+[\d.]+\s+m\s[\d.\smlc-]*?\sh\b/g), ([path]) => {
    const heights = Array.from(path.matchAll(/-?\d[\d.]*\s+(-?\d[\d.]*)/g), ([, y]) => Number(y))
    return { top: Math.min(...heights), height: Math.max(...heights) - Math.min(...heights) }
  })
  const tallest = Math.max(...tops.map(({ height }) => height))
  const digits = tops.filter(({ height }) => height > tallest * 0.9).map(({ top }) => top)
  expect(digits.length).toBeGreaterThan(1)
  expect(Math.max(...digits) - Math.min(...digits)).toBeLessThan(tallest / 2)
})
