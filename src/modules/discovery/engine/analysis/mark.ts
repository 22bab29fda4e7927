/** Marks matches in a text, using the same analysis as the search. */

import type { Passage } from '../../domain/search/passage.ts'
import type { SearchScope } from '../../domain/search/search-tree.ts'
import { type ReadToken, textReader } from './text-reader.ts'
import { type WordLeaf, type WordTree, wantedLeaves } from './word-tree.ts'

/** The scopes of texts that are shown; names that were searched for are not marked. */
const shownScopes: ReadonlySet<SearchScope> = new Set(['all', 'title', 'abstract', 'fullText'])

interface Stretch {
  from: number
  to: number
  /** The index of the leaf of the query that matched. */
  leaf: number
}

/**
 * @param language the primary tag of the text's language
 * @param max characters; a longer text is cut to the passage with the most matches. Null keeps the whole text.
 */
export function markText(tree: WordTree, text: string, language: string, max: number | null): Passage[] {
  const leaves = wantedLeaves(tree).filter(({ scope }) => shownScopes.has(scope))
  const found = findStretches(leaves, text, language)
  const { from, to } = max === null || text.length <= max ? { from: 0, to: text.length } : bestWindow(text, found, max)
  const passages: Passage[] = []
  const add = (part: string, matched: boolean): void => {
    if (part !== '') passages.push({ text: part, matched })
  }
  let at = from
  if (from > 0) add('… ', false)
  for (const stretch of merged(found)) {
    const [start, end] = [Math.max(at, stretch.from), Math.min(to, stretch.to)]
    if (start >= end) continue
    add(text.slice(at, start), false)
    add(text.slice(start, end), true)
    at = end
  }
  add(text.slice(at, to), false)
  if (to < text.length) add(' …', false)
  return passages
}

function findStretches(leaves: readonly WordLeaf[], text: string, language: string): Stretch[] {
  if (leaves.length === 0) return []
  const byForm = new Map<string, number>()
  const beginnings: { form: string; leaf: number }[] = []
  const phrases: { leaf: number; words: Extract<WordLeaf, { kind: 'phrase' }>['words'] }[] = []
  for (const [leaf, each] of leaves.entries()) {
    if (each.kind === 'phrase') phrases.push({ leaf, words: each.words })
    else if (each.prefix) beginnings.push(...each.forms.map(form => ({ form, leaf })))
    else for (const form of each.forms) byForm.set(form, leaf)
  }
  const found: Stretch[] = []
  const tokens = textReader(language)(text)
  for (const { from, to, folded, forms } of tokens) {
    const leaf =
      forms.map(form => byForm.get(form)).find(known => known !== undefined) ?? beginnings.find(({ form }) => folded.startsWith(form))?.leaf
    if (leaf !== undefined) found.push({ from, to, leaf })
  }
  const simple = tokens.filter(token => token.role !== 'whole')
  for (const { leaf, words } of phrases) found.push(...phraseStretches(simple, words, leaf))
  return found.sort((a, b) => a.from - b.from || b.to - a.to)
}

function phraseStretches(tokens: readonly ReadToken[], words: Extract<WordLeaf, { kind: 'phrase' }>['words'], leaf: number): Stretch[] {
  return tokens.flatMap((first, start) => {
    let last = first
    for (const [index, { word, distance }] of words.entries()) {
      const token = tokens[start + index]
      if (!token?.forms.includes(word) || (index > 0 && token.position - last.position !== distance)) return []
      last = token
    }
    return [{ from: first.from, to: last.to, leaf }]
  })
}

/** @param sorted by their start */
function merged(sorted: readonly Stretch[]): Stretch[] {
  const apart: Stretch[] = []
  for (const stretch of sorted) {
    const last = apart.at(-1)
    if (last && stretch.from < last.to) apart[apart.length - 1] = { ...last, to: Math.max(last.to, stretch.to) }
    else apart.push(stretch)
  }
  return apart
}

/** Finds the first window with the most different leaves and, among those, the most matches, and moves it to word boundaries. */
function bestWindow(text: string, found: readonly Stretch[], max: number): { from: number; to: number } {
  // The ellipses need space too.
  const room = Math.max(1, max - 4)
  let best = { from: 0, worth: worthOf(found, 0, room) }
  for (const { from } of found) {
    const start = startBefore(text, from, Math.floor(room / 4))
    const worth = worthOf(found, start, room)
    if (worth > best.worth) best = { from: start, worth }
  }
  const from = Math.min(best.from, startOfWord(text, Math.max(0, text.length - room)))
  return { from, to: text.length - from <= room ? text.length : endBefore(text, from, from + room) }
}

function worthOf(found: readonly Stretch[], start: number, room: number): number {
  const within = found.filter(({ from, to }) => from >= start && to <= start + room)
  return new Set(within.map(({ leaf }) => leaf)).size * 1000 + Math.min(within.length, 999)
}

/** Finds the start of the sentence or, if that is too far, of a word. */
function startBefore(text: string, from: number, furthest: number): number {
  const earliest = from - furthest
  if (earliest <= 0) return 0
  const sentence = /^.*[.!?。]\s*/su.exec(text.slice(earliest, from))
  return sentence ? earliest + sentence[0].length : startOfWord(text, earliest, from)
}

function startOfWord(text: string, at: number, max = text.length): number {
  if (at === 0) return 0
  const space = text.slice(at - 1, max).search(/\s/u)
  return space >= 0 ? at + space : wholeCharacter(text, at)
}

function endBefore(text: string, from: number, to: number): number {
  const space = text.slice(from, to + 1).search(/\s\S*$/u)
  return space > 0 ? from + space : wholeCharacter(text, to)
}

/** Avoids splitting a surrogate pair. */
const wholeCharacter = (text: string, at: number): number => (/[\udc00-\udfff]/u.test(text.charAt(at)) ? at - 1 : at)
