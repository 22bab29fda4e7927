/** Cuts a text into words, with their places in it. */
import { lowerCase, removeAccents } from './fold.ts'

export interface Token {
  /** Offsets into the text. */
  from: number
  to: number
  /** Of the word in the text, from 1. The parts of a compound have positions of their own; the whole stands where its first part does. */
  position: number
  /** Lower case, accents kept. */
  lower: string
  folded: string
  /** A word by itself; a compound such as `IL-6` written as one; one of a compound's parts. */
  role: 'word' | 'whole' | 'part'
  /** Of a whole: a slash parts its words more than a hyphen does. */
  slashed: boolean
}

/** Scripts without spaces between words. */
const unspaced = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}`
const letters = String.raw`[[\p{L}\p{N}\p{M}]--[${unspaced}]]`
const joiners = String.raw`['’ʼ‘\x60_.\-\u2010\u2011\u2013\/&+]`
const words = new RegExp(
  // Most words by far are plain, and reading them so takes a fifth of the time.
  String.raw`(?<plain>[a-zA-Z]{1,64})(?=[\s,;:\)]|\.\s|$)|(?<number>\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d))|(?<run>[[\p{L}\p{N}\p{M}]&&[${unspaced}]]+)|${letters}+(?:${joiners}${letters}+)*`,
  'gv',
)
const joiner = new RegExp(joiners, 'v')
const apostrophe = /['’ʼ‘`]/u
const decimal = /^\d+\.\d+$/u
/** All but letters, digits and the point of a decimal. */
const notWord = /[^\p{L}\p{N}\p{M}.]|(?<!\d)\.|\.(?!\d)/gu
const thai = /^[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u

/** Articles and the like that French and Italian write before an apostrophe. */
const elided = new Set('l d j m n s t c qu jusqu lorsqu puisqu quoiqu dell all nell sull dall coll un quell quest'.split(' '))

/** Longer words are cut, and longer compounds are found by their parts alone: nobody looks for them. */
const maxWordLength = 64
const maxParts = 8

const japaneseWords = new Intl.Segmenter('ja', { granularity: 'word' })
const thaiWords = new Intl.Segmenter('th', { granularity: 'word' })

/** @param most tokens to read at most; what follows is left out */
export function tokenize(text: string, max = Number.POSITIVE_INFINITY): Token[] {
  const tokens: Token[] = []
  let position = 0
  const add = (from: number, to: number, word: string, role: Token['role'], slashed = false): boolean => {
    const whole = lowerCase(word).replace(notWord, '')
    const lower = whole.length > maxWordLength ? [...whole].slice(0, maxWordLength).join('') : whole
    // Of an accent without its letter nothing remains.
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

/** `l’étude` is the study. */
function withoutElision(from: number, word: string): { from: number; word: string } {
  const end = word.search(apostrophe)
  if (end < 1 || word.length - end < 4 || !elided.has(word.slice(0, end).toLowerCase())) return { from, word }
  return { from: from + end + 1, word: word.slice(end + 1) }
}

/** At hyphens, slashes and dots. Not at an apostrophe (`O’Brien`) nor where all parts are letters (`U.S.A`). */
function partsOf(word: string): { at: number; word: string }[] {
  const parts: { at: number; word: string }[] = []
  let at = 0
  for (const piece of word.split(/([_.\-\u2010\u2011\u2013/&+])/u)) {
    if (piece.length > 1 || !joiner.test(piece)) parts.push({ at, word: piece })
    at += piece.length
  }
  return parts.every(part => part.word.length === 1) ? [{ at: 0, word: parts.map(part => part.word).join('') }] : parts
}
