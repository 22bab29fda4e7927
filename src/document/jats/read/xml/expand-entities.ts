import { characterOfEntity } from './character-entities.ts'
import type { Doctype } from './doctype.ts'
import { JatsSyntaxError, placeOf } from './syntax-error.ts'

/** A part of the source, or the replacement of an entity reference in it. */
export interface Piece {
  text: string
  /** True where `text` is not in the source, so that it must not count as lines. */
  inserted: boolean
}

const predefined = new Set(['amp', 'lt', 'gt', 'quot', 'apos'])
const reference = /&([^\s&;#<>"']+);/g

interface Replacement {
  text: string
  /** Counts this entity and all within it, also empty ones. */
  replacements: number
  /** The characters of all texts inserted during expansion. */
  characters: number
  /** How deeply entities are nested; 0: it contains none. */
  height: number
}

/**
 * Splits the text after a DOCTYPE at its entity references and inserts their replacement texts, which may contain markup. Rejects external
 * entities, recursive entities, and expansions beyond `limits` (entity bombs), which count each replacement: even an empty one costs time.
 * The parser rejects undeclared names.
 */
export function expandEntities(
  source: string,
  doctype: Doctype,
  limits: { entityDepth: number; entityReplacements: number; expandedCharacters: number },
): Piece[] {
  const pieces: Piece[] = []
  const known = new Map<string, Replacement | null>()
  let replacements = 0
  let characters = 0
  let done = 0
  for (const place of referencePlaces(source, doctype.end)) {
    const replacement = replacementOf(place.name, 0, place.index)
    if (replacement === null) continue
    replacements += replacement.replacements
    characters += replacement.characters
    refuseBeyondLimits(replacements, characters, place.index)
    const { text } = replacement
    pieces.push({ text: source.slice(done, place.index), inserted: false })
    pieces.push({ text: place.inTag ? text.replaceAll('"', '&#34;').replaceAll("'", '&#39;') : text, inserted: true })
    done = place.index + place.name.length + 2
  }
  pieces.push({ text: source.slice(done), inserted: false })
  return pieces

  function replacementOf(name: string, depth: number, index: number): Replacement | null {
    const found = known.get(name)
    const replacement = found === undefined ? expand(name, depth, index) : found
    if (found === undefined) known.set(name, replacement)
    if (replacement !== null && depth + replacement.height > limits.entityDepth) throw tooDeep(name, index)
    return replacement
  }

  function expand(name: string, depth: number, index: number): Replacement | null {
    if (predefined.has(name)) return null
    if (doctype.external.has(name)) throw refusal(`The entity &${name}; is kept in another file. Such files are never loaded.`, index)
    const value = doctype.internal.get(name)
    if (value === undefined) {
      const character = characterOfEntity(name, doctype.isJats)
      if (character === null) return null
      return { text: character.replaceAll('&', '&#38;').replaceAll('<', '&#60;'), replacements: 1, characters: 0, height: 0 }
    }
    if (depth >= limits.entityDepth) throw tooDeep(name, index)
    let built = 0
    const whole: Replacement = { text: '', replacements: 1, characters: 0, height: 0 }
    whole.text = value.replace(reference, (asWritten, innerName: string) => {
      const inner = replacementOf(innerName, depth + 1, index)
      if (inner === null) return asWritten
      whole.replacements += inner.replacements
      whole.characters += inner.characters
      built += inner.text.length
      whole.height = Math.max(whole.height, inner.height + 1)
      refuseBeyondLimits(whole.replacements, Math.max(whole.characters, built), index)
      return inner.text
    })
    whole.characters += whole.text.length
    refuseBeyondLimits(whole.replacements, whole.characters, index)
    return whole
  }

  function refuseBeyondLimits(replaced: number, put: number, index: number): void {
    if (replaced > limits.entityReplacements)
      throw refusal(`The entities of this file are replaced more than ${limits.entityReplacements} times.`, index)
    if (put > limits.expandedCharacters)
      throw refusal(`The entities of this file expand to more than ${limits.expandedCharacters} characters.`, index)
  }

  function tooDeep(name: string, index: number): JatsSyntaxError {
    return refusal(`The entity &${name}; contains itself, or others more than ${limits.entityDepth} deep.`, index)
  }

  function refusal(message: string, index: number): JatsSyntaxError {
    const { line, column } = placeOf(source, index)
    return new JatsSyntaxError(message, line, column)
  }
}

/** The positions of general entity references; comments, CDATA and processing instructions contain none. */
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

/** The index after the `>` that ends a tag, ignoring those inside quotes. */
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
