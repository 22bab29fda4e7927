import { characterOfEntity } from './character-entities.ts'
import type { Doctype } from './doctype.ts'
import { JatsSyntaxError, placeOf } from './syntax-error.ts'

/** A stretch of the source as it stands, or what an entity reference in it is replaced by. */
export interface Piece {
  text: string
  /** True where `text` does not stand in the source: it must not move the line count. */
  inserted: boolean
}

const predefined = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])
const reference = /&([^\s&;#<>"']+);/g

/**
 * Cuts the text behind a DOCTYPE at its entity references and puts in their replacement texts, which may hold markup.
 * Refuses external entities, entities within themselves, and expansions beyond `limits` (entity bombs).
 * Names that nobody declared are left for the parser to refuse.
 */
export function expandEntities(source: string, doctype: Doctype, limits: { entityDepth: number; expandedCharacters: number }): Piece[] {
  const pieces: Piece[] = []
  let expanded = 0
  let done = 0
  for (const place of referencePlaces(source, doctype.end)) {
    const replacement = replacementOf(place.name, 0, place.index)
    if (replacement === null) continue
    pieces.push({ text: source.slice(done, place.index), inserted: false })
    pieces.push({ text: place.inTag ? replacement.replaceAll('"', '&#34;').replaceAll("'", '&#39;') : replacement, inserted: true })
    done = place.index + place.name.length + 2
  }
  pieces.push({ text: source.slice(done), inserted: false })
  return pieces

  function replacementOf(name: string, depth: number, index: number): string | null {
    if (predefined.has(name)) return null
    if (doctype.external.has(name)) throw refusal(`The entity &${name}; is kept in another file. Such files are never loaded.`, index)
    const value = doctype.internal.get(name)
    if (value === undefined) {
      const character = characterOfEntity(name, doctype.isJats)
      return character === null ? null : character.replaceAll('&', '&#38;').replaceAll('<', '&#60;')
    }
    if (depth >= limits.entityDepth)
      throw refusal(`The entity &${name}; contains itself, or others more than ${limits.entityDepth} deep.`, index)
    const text = value.replace(reference, (whole, inner: string) => replacementOf(inner, depth + 1, index) ?? whole)
    expanded += text.length
    if (expanded > limits.expandedCharacters) {
      throw refusal(`The entities of this file expand to more than ${limits.expandedCharacters} characters.`, index)
    }
    return text
  }

  function refusal(message: string, index: number): JatsSyntaxError {
    const { line, column } = placeOf(source, index)
    return new JatsSyntaxError(message, line, column)
  }
}

/** Where general entities are referred to; comments, CDATA and processing instructions hold none. */
function* referencePlaces(source: string, start: number): Generator<{ name: string; index: number; inTag: boolean }> {
  let at = start
  let ampersand = source.indexOf('&', start)
  while (ampersand !== -1) {
    const open = source.indexOf('<', at)
    const skipped = open === -1 ? null : endOfUnparsed(source, open)
    const textEnd = open === -1 ? source.length : open
    const tagEnd = open === -1 ? source.length : (skipped ?? endOfTag(source, open + 1))
    for (; ampersand !== -1 && ampersand < tagEnd; ampersand = source.indexOf('&', ampersand + 1)) {
      const inTag = ampersand > textEnd
      if (inTag && skipped !== null) continue
      const name = /^&([^\s&;#<>"']+);/.exec(source.slice(ampersand, Math.min(tagEnd, ampersand + 200)))?.[1]
      if (name !== undefined) yield { name, index: ampersand, inTag }
    }
    at = tagEnd
  }
}

function endOfUnparsed(source: string, open: number): number | null {
  for (const [start, end] of [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const) {
    if (!source.startsWith(start, open)) continue
    const found = source.indexOf(end, open + start.length)
    return found === -1 ? source.length : found + end.length
  }
  return null
}

/** Just behind the `>` that ends a tag: one inside quotes does not. */
function endOfTag(source: string, start: number): number {
  let quote = ''
  for (let at = start; at < source.length; at++) {
    const character = source[at] ?? ''
    if (quote) {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '>') return at + 1
  }
  return source.length
}
