/** Searches the lines of a transcript, ignoring case and accents. */
import type { Cue } from '../../../domain/captions/webvtt.ts'

/** Replaces each character by exactly one, so that positions are the same in both texts. */
const plain = (text: string): string =>
  [...text]
    .map(character => character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, character.length).padEnd(character.length))
    .join('')

/** The lines that contain the whole query; all lines for an empty one. */
export function linesWith(cues: readonly Cue[], query: string): readonly Cue[] {
  const wanted = plain(query.trim())
  return wanted === '' ? cues : cues.filter(({ text, speaker }) => plain(`${speaker ?? ''} ${text}`).includes(wanted))
}

export interface TextPart {
  text: string
  found: boolean
  /** The index at which it begins in the text. */
  at: number
}

/** Splits the text into parts, some of which match the query. */
export function partsOf(text: string, query: string): TextPart[] {
  const wanted = plain(query.trim())
  const searched = plain(text)
  const parts: TextPart[] = []
  let at = 0
  while (at < text.length) {
    const next = wanted === '' ? -1 : searched.indexOf(wanted, at)
    const end = next < 0 ? text.length : next
    if (end > at) parts.push({ text: text.slice(at, end), found: false, at })
    if (next >= 0) parts.push({ text: text.slice(next, next + wanted.length), found: true, at: next })
    at = next < 0 ? text.length : next + wanted.length
  }
  return parts
}
