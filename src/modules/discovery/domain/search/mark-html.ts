/** Marks search matches in stored HTML. */
import { decodeHTML } from 'entities'
import { escapeHtml } from '../../../../core/text/safe-html.ts'
import { piecesOfHtml, textOfHtml } from '../../../../core/text/text-of-html.ts'
import type { Passage } from './passage.ts'

/**
 * @param html safe HTML with inline elements only
 * @param passages of `textOfHtml(html)`, in their order
 * @returns the HTML with `mark` around matches, or unchanged where the passages belong to another text. Formulas stay as they are, since
 * MathML allows no `mark`.
 */
export function markHtml(html: string, passages: readonly Passage[]): string {
  const isSameText = passages.map(({ text }) => text).join('') === textOfHtml(html)
  if (!isSameText || !passages.some(({ matched }) => matched)) return html
  const left = passages.map(passage => ({ ...passage }))
  let depthOfMath = 0
  return piecesOfHtml(html)
    .map(piece => {
      if (piece.startsWith('<')) {
        if (/^<math\b/i.test(piece) && !piece.endsWith('/>')) depthOfMath += 1
        if (/^<\/math\b/i.test(piece)) depthOfMath -= 1
        return piece
      }
      const stretches = take(left, decodeHTML(piece).length)
      if (depthOfMath > 0 || !stretches.some(({ matched }) => matched)) return piece
      return stretches.map(({ text, matched }) => (matched ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('')
    })
    .join('')
}

/** Removes this many characters from the front of the passages and returns them. */
function take(left: Passage[], length: number): Passage[] {
  const taken: Passage[] = []
  let missing = length
  while (missing > 0) {
    const [first] = left
    if (first === undefined) break
    const text = first.text.slice(0, missing)
    taken.push({ text, matched: first.matched })
    missing -= text.length
    first.text = first.text.slice(text.length)
    if (first.text === '') left.shift()
  }
  return taken
}
