/** Runs in the page: words that go on in the next line, cut or hyphenated, and words that lie on others. */
export function wordFaults() {
  const words: { parent: Element; word: string; box: DOMRect }[] = []
  const cut: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue
    // What only a screen reader meets has no room.
    if (getComputedStyle(parent).clipPath !== 'none') continue
    // An address may be cut anywhere.
    for (const { 0: word, index } of (textContent ?? '').matchAll(
      /(?<![\p{L}@]|\p{L}\.)\p{L}{2,}(?![\p{L}@]|\.\p{L})/gu,
    )) {
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      // WebKit adds the end of the line before.
      const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 1)
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) cut.push(word)
      words.push(...boxes.map((box) => ({ parent, word, box })))
    }
  }
  const onAnother = words.filter(({ parent, box }, index) =>
    words.some(
      (other, at) =>
        at < index &&
        other.parent !== parent &&
        Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2 &&
        Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > box.height / 2,
    ),
  )
  return { cut, onAnother: onAnother.map(({ word }) => word) }
}
