type Box = { what: string; left: number; width: number; top: number; height: number }

/** Runs in the page: the positions of its main boxes, in document order; each `top` is relative to what is around. */
export async function boxesOnPage(): Promise<Box[]> {
  await document.fonts.ready
  const main = 'header, main section, h1, h2, h3, main img, main form, main input, main textarea, footer'
  return Array.from(document.querySelectorAll(main)).flatMap((element) => {
    const { x: left, y, width, height } = element.getBoundingClientRect()
    // What only a screen reader meets is one pixel, which may be anywhere.
    if (height <= 1) return []
    const around = element.parentElement?.closest('section, main, footer')?.getBoundingClientRect().top ?? 0
    const what = `${element.localName} ${(element.textContent || element.id).slice(0, 30)}`
    return { what, left, width, top: y - around, height }
  })
}

/** Letters are not equally wide in all browsers, so a text may be wider, or have one more line, or two if it is long. */
const moreLines = (height: number) => 60 + height / 12

/** The boxes of a page that have another position or size than expected. */
export function differences(expected: Box[], found: Box[]) {
  const longer = found.length > expected.length ? found : expected
  return longer.flatMap((_, index) => {
    const [box, other] = [expected[index], found[index]]
    const isSame =
      box &&
      other?.what === box.what &&
      Math.abs(box.left - other.left) < 8 &&
      Math.abs(box.width - other.width) < 8 + box.width / 100 &&
      Math.abs(box.height - other.height) < moreLines(box.height) &&
      Math.abs(box.top - other.top) < moreLines(box.top)
    return isSame ? [] : [{ expected: box, found: other }]
  })
}
