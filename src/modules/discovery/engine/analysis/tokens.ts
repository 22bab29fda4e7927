/** Splits a text into words with their positions. */
import { lowerCase, removeAccents } from './normalise-for-search.ts'

export interface Token {
  /** Offsets into the text. */
  from: number
  to: number
  /**
   * The number of the word in the text, from 1. The parts of a compound have positions of their own; the whole has that of its first part.
   */
  position: number
  /** Lower case, with accents. */
  lower: string
  folded: string
  /** `word`: a single word; `whole`: a compound such as `IL-6` as one word; `part`: one of a compound's parts. */
  role: 'word' | 'whole' | 'part'
  /** Whether a slash separates the parts of a whole, which separates more than a hyphen. */
  slashed: boolean
}

/** Scripts that have no spaces between words. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}`
const letters = String.raw`[[\p{L}\p{N}\p{M}]--[${unspaced}]]`
const joiners = String.raw`['’ʼ‘\x60_.\-\u2010\u2011\u2013\/&+]`
const words = new RegExp(
  // Most words are plain ASCII, and this shortcut takes a fifth of the time.
  String.raw`(?<plain>[a-zA-Z]{1,64})(?=[\s,;:\)]|\.\s|$)|(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d))|(?<run>[[\p{L}\p{N}\p{M}]&&[${unspaced}]]+)|${letters}+(?:${joiners}${letters}+)*`,
  'gv',
)
const joiner = new RegExp(joiners, 'v')
const apostrophe = /['’ʼ‘`]/u
const decimal = /^\d+\.\d+$/u
/** Everything except letters, digits and decimal points. */
const notWord = /[^\p{L}\p{N}\p{M}.]|(?<!\d)\.|\.(?!\d)/gu
const thai = /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u

/** Elided articles and pronouns before an apostrophe in French and Italian. */
const elided = new Set('l d j m n s t c qu jusqu lorsqu puisqu quoiqu dell all nell sull dall coll un quell quest'.split(' '))

/** Longer words are cut, and longer compounds are indexed by their parts only, because nobody searches for them. */
const maxWordLength = 64
const maxParts = 8

const japaneseWords = new Intl.Segmenter('ja', { granularity: 'word' })
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

/** @param max number of tokens; the rest is ignored */
export function tokenize(text: string, max = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = []
  let position = 0
  const add = (from: number, to: number, word: string, role: Token['role'], slashed = false): boolean => {
    const whole = lowerCase(word).replace(notWord, '')
    const lower = whole.length > maxWordLength ? [...whole].slice(0, maxWordLength).join('') : whole
    // An accent without its letter folds to nothing.
    const folded = removeAccents(lower)
    if (folded === '') return false
    tokens.push({ from, to, position: position + 1, lower, folded, role, slashed })
    return true
  }
  const addWord = (from: number, word: string, role: Token['role']): void => {
    if (add(from, from + word.length, word, role)) position += 1
  }

  for (const match of text.matchAll(words)) {
    if (tokens.length >= max) break
    const found = match[0]
    const from = match.index
    if (match.groups?.plain) {
      position += 1
      const lower = found.toLowerCase()
      tokens.push({ from, to: from + found.length, position, lower, folded: lower, role: 'word', slashed: false })
    } else if (match.groups?.number) addWord(from, found.replaceAll(',', ''), 'word')
    else if (match.groups?.run) {
      const segmenter = thai.test(found) ? thaiWords : japaneseWords
      for (const { segment, index } of segmenter.segment(found)) addWord(from + index, segment, 'word')
    } else if (decimal.test(found) || !joiner.test(found)) addWord(from, found, 'word')
    else addCompound(from, found)
  }
  return tokens

  function addCompound(start: number, whole: string): void {
    const { from, word } = withoutElision(start, withoutPossessive(whole))
    const parts = partsOf(word)
    const joined = parts.map(part => part.word).join('')
    if (parts.length <= 1) {
      if (add(from, from + word.length, joined, 'word')) position += 1
      return
    }
    if (parts.length <= maxParts && joined.length <= maxWordLength) add(from, from + word.length, joined, 'whole', word.includes('/'))
    for (const part of parts) addWord(from + part.at, part.word, 'part')
  }
}

const withoutPossessive = (word: string): string => word.replace(/['’ʼ‘`]s$/iu, '')

/** Removes the article from `l’étude`. */
function withoutElision(from: number, word: string): { from: number; word: string } {
  const end = word.search(apostrophe)
  if (end < 1 || word.length - end < 4 || !elided.has(word.slice(0, end).toLowerCase())) return { from, word }
  return { from: from + end + 1, word: word.slice(end + 1) }
}

/** Splits at hyphens, slashes and dots, but not at an apostrophe (`O’Brien`), nor where all parts are single letters (`U.S.A`). */
function partsOf(word: string): { at: number; word: string }[] {
  const parts: { at: number; word: string }[] = []
  let at = 0
  for (const piece of word.split(/([_.\-\u2010\u2011\u2013/&+])/u)) {
    if (piece.length > 1 || !joiner.test(piece)) parts.push({ at, word: piece })
    at += piece.length
  }
  return parts.every(part => part.word.length === 1) ? [{ at: 0, word: parts.map(part => part.word).join('') }] : parts
}
