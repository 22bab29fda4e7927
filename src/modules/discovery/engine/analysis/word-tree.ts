/** A search tree whose texts are analysed into words; its size is limited. */

import type { SearchScope, SearchTree } from '../../domain/search/search-tree.ts'
import { soughtForms } from './forms.ts'
import { isStopWord } from './stop-words.ts'
import { type Token, tokenize } from './tokens.ts'

export type WordTree =
  /** Matches any of the forms; with `prefix`, any word that begins with one. `parts` of a compound together match in its place. */
  | { kind: 'word'; scope: SearchScope; forms: readonly string[]; prefix: boolean; parts?: readonly WordTree[] }
  /** Consecutive words as they are written (a word that is the stem of another matches that too), with distances from the previous one. */
  | { kind: 'phrase'; scope: SearchScope; words: readonly { word: string; distance: number }[] }
  | { kind: 'and' | 'or'; parts: readonly WordTree[] }
  | { kind: 'not'; part: WordTree }

export type WordLeaf = Extract<WordTree, { kind: 'word' | 'phrase' }>

/** A query with more words or levels is not a real question; the excess is ignored. */
const maxWords = 48
const deepest = 24
/** A shorter prefix matches too many words. */
const minPrefixLength = 3

const nameScopes: ReadonlySet<SearchScope> = new Set(['authors', 'commenterName', 'reviewerName'])

/**
 * @param languages of the searched texts
 * @returns null where the tree has no words
 */
export function readTree(tree: SearchTree, languages: readonly string[]): WordTree | null {
  let left = maxWords
  return read(tree, 0)

  function read(node: SearchTree, depth: number): WordTree | null {
    if (depth > deepest || left <= 0) return null
    switch (node.kind) {
      case 'words':
        return readWords(node.text, node.scope, node.prefix)
      case 'phrase':
        return readPhrase(node.text, node.scope)
      case 'not': {
        const part = read(node.part, depth + 1)
        return part && { kind: 'not', part }
      }
      case 'and':
      case 'or': {
        const parts: WordTree[] = []
        for (const each of node.parts) {
          const part = left > 0 ? read(each, depth + 1) : null
          if (part) parts.push(part)
        }
        return joined(node.kind, parts)
      }
    }
  }

  function take(tokens: Token[]): Token[] {
    const taken = tokens.slice(0, left)
    left -= taken.length
    return taken
  }

  function readWords(text: string, scope: SearchScope, prefix: boolean): WordTree | null {
    const read = tokenize(text, left * 3)
    const tokens = take(wordsToSeek(read))
    const last = tokens.at(-1)
    // A word may still be unfinished while the user types.
    const hasSmallLetters = /\p{Ll}/u.test(text)
    const isName = (token: Token): boolean => hasSmallLetters && isAcronym(text.slice(token.from, token.to))
    const telling = tokens.filter(token => (prefix && token === last) || isName(token) || !isStopWord(token.folded, languages))
    const chosen = telling.length > 0 ? telling : tokens
    return joined(
      'and',
      chosen.map(token => {
        const begins = prefix && token === last && token.folded.length >= minPrefixLength
        const forms = begins ? [token.folded] : formsOf(token, scope)
        const word: WordTree = { kind: 'word', scope, forms, prefix: begins }
        const parts = token.role === 'whole' && !begins ? partsOf(token, read) : []
        return parts.length === 0 ? word : { ...word, parts: parts.map(part => ({ ...word, forms: formsOf(part, scope) })) }
      }),
    )
  }

  function formsOf(token: Token, scope: SearchScope): string[] {
    return soughtForms(token, nameScopes.has(scope) ? [] : languages)
  }

  function readPhrase(text: string, scope: SearchScope): WordTree | null {
    const tokens = take(tokenize(text, left * 3).filter(token => token.role !== 'whole'))
    const [first] = tokens
    if (!first) return null
    if (tokens.length === 1) return { kind: 'word', scope, forms: [first.folded], prefix: false }
    const words = tokens.map((token, index) => ({
      word: token.folded,
      distance: token.position - (tokens[index - 1]?.position ?? token.position),
    }))
    return { kind: 'phrase', scope, words }
  }
}

/** Searches `IL-6` as one word, and `p53/MDM2` as two. */
function wordsToSeek(tokens: Token[]): Token[] {
  let wholeUntil = -1
  const sought: Token[] = []
  for (const token of tokens) {
    if (token.role === 'whole') {
      if (token.slashed) continue
      wholeUntil = token.to
      sought.push(token)
    } else if (token.role === 'word' || token.from >= wholeUntil) sought.push(token)
  }
  return sought
}

/** In `WHO report` and `SEM images` a word in capitals is no stop word. */
const isAcronym = (written: string): boolean => /^\p{Lu}{2,}$/u.test(written)

const partsOf = (whole: Token, tokens: readonly Token[]): Token[] =>
  tokens.filter(({ role, from, to }) => role === 'part' && from >= whole.from && to <= whole.to)

function joined(kind: 'and' | 'or', parts: readonly WordTree[]): WordTree | null {
  const [first] = parts
  if (!first) return null
  return parts.length === 1 ? first : { kind, parts }
}

/** Whether the tree contains a phrase: phrases are checked in the text, which takes longer than looking up words. */
export function hasPhrase(tree: WordTree): boolean {
  switch (tree.kind) {
    case 'word':
      return false
    case 'phrase':
      return true
    case 'not':
      return hasPhrase(tree.part)
    default:
      return tree.parts.some(hasPhrase)
  }
}

/** Lists the leaves to find, without excluded ones. */
export function wantedLeaves(tree: WordTree): WordLeaf[] {
  switch (tree.kind) {
    case 'word':
    case 'phrase':
      return [tree]
    case 'not':
      return []
    default:
      return tree.parts.flatMap(wantedLeaves)
  }
}
