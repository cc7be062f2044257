/** Runs in the page: words and hours that break across lines or are cut, and words that overlap others. */
export function textLayoutErrors() {
  const words: { parent: Element; word: string; left: number; right: number; top: number; bottom: number }[] =
    []
  const cut: string[] = []
  const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    if (!parent?.checkVisibility({ visibilityProperty: true })) continue
    // What only a screen reader meets has no room.
    if (getComputedStyle(parent).clipPath !== 'none') continue
    // An address may be cut anywhere, and so may joined words that are longer than their line.
    for (const { 0: word, index } of (textContent ?? '').matchAll(
      /(?<![\p{L}@-]|\p{L}\.)\p{L}{2,}(?:-\p{L}+)*(?![\p{L}@]|\.\p{L})(?:(?<!\u2060\p{L}+)[,.])?|\d+h\d*-\d+h/gu,
    )) {
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      // WebKit adds the end of the line before.
      const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 1)
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) cut.push(word)
      // Copied: to ask the browser for each of them again takes long.
      for (const { left, right, top, bottom } of boxes) words.push({ parent, word, left, right, top, bottom })
    }
  }
  words.sort((a, b) => a.top - b.top)
  const onAnother = words.flatMap((one, index) => {
    const below = words.slice(index + 1)
    const end = below.findIndex(({ top }) => top >= one.bottom)
    return below
      .slice(0, end === -1 ? below.length : end)
      .filter(
        (other) =>
          other.parent !== one.parent &&
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
          Math.min(one.bottom, other.bottom) - other.top >
            Math.min(one.bottom - one.top, other.bottom - other.top) / 2,
      )
      .map(({ word }) => `${word} on ${one.word}`)
  })
  return { cut, onAnother }
}
