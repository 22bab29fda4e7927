/** Marks what a search found in a text that is kept as HTML. */
import { decodeHTML } from 'entities'
import { escapeHtml } from '../../../../core/text/safe-html.ts'
import type { Passage } from './passage.ts'

const pieces = /<[^>]*>|[^<]+/g

/** What is read of inline HTML: its text without tags. */
export function textOfHtml(html: string): string {
  return (html.match(pieces) ?? []).map(piece => (piece.startsWith('<') ? '' : decodeHTML(piece))).join('')
}

/**
 * @param html safe HTML with inline marks only
 * @param passages of `textOfHtml(html)`, in their order
 * @returns the same with `mark` around what matched; formulas stay as they are, since no mark may stand in them. Where the passages are
 *   of another text, the HTML itself.
 */
export function markHtml(html: string, passages: readonly Passage[]): string {
  const isSameText = passages.map(({ text }) => text).join('') === textOfHtml(html)
  if (!isSameText || !passages.some(({ matched }) => matched)) return html
  const left = passages.map(passage => ({ ...passage }))
  let depthOfMath = 0
  return (html.match(pieces) ?? [])
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

/** Takes so many characters from the front of the passages. */
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
