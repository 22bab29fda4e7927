/**
 * Makes a rendered document the page that is sent: its scripts start after the first paint, only its own scripts are allowed, and ready
 * HTML replaces its placeholders.
 *
 * The renderer gives each of its own inline scripts a random mark as its `nonce`, unknown to anybody while the document is rendered, so
 * that a script that was injected by a text, a title or loader data cannot have it. The mark is removed from the finished document, which
 * is cached as a whole, and the policy lists the hashes of the scripts that had it (decision 0096).
 *
 * Every page that no cache holds passes here. The document stays bytes, which are searched for fixed strings: as strings of two bytes a
 * character, each step would allocate the document anew, and a regular expression with the mark would be compiled for each document.
 */
import { createHash, randomBytes } from 'node:crypto'
import { headPlaceholder, type Placeholders, placeholderEnd, placeholderStart } from '../modules/sites/pages/placeholders.tsx'
import { startAfterPaint } from './start-after-paint.ts'

export const newScriptMark = (): string => randomBytes(18).toString('base64url')

export const markedAs = (mark: string): string => ` nonce="${mark}"`

export interface FinishedDocument {
  /** In UTF-8. */
  html: Buffer<ArrayBuffer>
  /** The hashes of the document's own inline scripts as in a policy’s `script-src`, each once. */
  hashes: string[]
}

/**
 * @param document in UTF-8, rendered with React Router's Scripts
 * @param options.mark of the renderer's own scripts
 * @param options.isDelayed its scripts are requested after the first paint, so that they do not compete with its fonts on a slow line
 */
export function finishDocument(
  document: Buffer,
  { mark, placeholders, isDelayed }: { mark: string; placeholders: Placeholders; isDelayed: boolean },
): FinishedDocument {
  const own = markedAs(mark)
  const hashes = new Set<string>()
  const allow = (script: Buffer | string) => hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const unmarked = replaceEach(document, own, found => {
    const start = document.lastIndexOf('<', found)
    const tag = document.toString('latin1', start, document.indexOf('>', start) + 1)
    // The script ends at the first closing tag: React and React Router escape `</script` in theirs.
    const end = document.indexOf('</script>', found)
    const isInline = tag.startsWith('<script') && tag.includes(own) && !tag.includes(' src=') && end !== -1
    if (!isInline) return { start: found, end: found + own.length, by: '' }
    allow(document.subarray(start + tag.length, end))
    if (!isDelayed || !tag.includes(' type="module"')) return { start, end: start + tag.length, by: tag.replace(own, '') }
    allow(startAfterPaint)
    const script = document.toString('utf8', start + tag.length, end)
    return { start, end, by: `<script type="later">${script}</script><script>${startAfterPaint}` }
  })
  const preload = '<link rel="modulepreload"'
  const delayed = isDelayed
    ? replaceEach(unmarked, preload, start => ({ start, end: start + preload.length, by: '<link rel="later"' }))
    : unmarked
  return { html: withPlaceholders(delayed, placeholders), hashes: [...hashes] }
}

/** Hydration ignores elements in the head that React did not render, and what stands in an element with ready HTML. */
function withPlaceholders(document: Buffer, placeholders: Placeholders): Buffer<ArrayBuffer> {
  const headEnd = document.indexOf('</head>')
  const [head, body] = [document.subarray(0, Math.max(headEnd, 0)), document.subarray(Math.max(headEnd, 0))]
  const filled = replaceEach(body, placeholderStart, start => {
    const nameStart = start + placeholderStart.length
    const nameEnd = body.indexOf(placeholderEnd, nameStart)
    const content = placeholders.get(body.toString('utf8', nameStart, nameEnd))
    return content === undefined ? { start, end: start, by: '' } : { start, end: nameEnd + placeholderEnd.length, by: content }
  })
  return Buffer.concat([head, Buffer.from(headEnd === -1 ? '' : (placeholders.get(headPlaceholder) ?? '')), filled])
}

/** @param replace is given where `search` was found, and answers which bytes are replaced by what */
function replaceEach(document: Buffer, search: string, replace: (found: number) => { start: number; end: number; by: string }): Buffer {
  const parts: Buffer[] = []
  let place = 0
  for (let found = document.indexOf(search); found !== -1; found = document.indexOf(search, Math.max(place, found + 1))) {
    const { start, end, by } = replace(found)
    parts.push(document.subarray(place, start), Buffer.from(by))
    place = end
  }
  return Buffer.concat([...parts, document.subarray(place)])
}
