/** Translates a word tree into a PostgreSQL `tsquery` over the stored words (document-words.ts). */

import { hasPhrase, type WordLeaf, type WordTree, wantedLeaves } from '../analysis/word-tree.ts'
import { otherPrefix, scopePrefixes } from './document-words.ts'

type Reach = (leaf: WordLeaf) => readonly { prefix: string; labels: string }[]

const plain = (prefix: string) => ({ prefix, labels: '' })

/** Where a leaf is searched in the index. */
const everywhere: Reach = leaf =>
  leaf.scope === 'all' ? [plain(scopePrefixes.fullText), plain(otherPrefix)] : [plain(scopePrefixes[leaf.scope])]

const isFree = (leaf: WordLeaf): boolean => leaf.scope === 'all' || leaf.scope === 'fullText'
const narrowedTo =
  (...prefixes: string[]): Reach =>
  leaf =>
    isFree(leaf) ? prefixes.map(plain) : everywhere(leaf)

/** The labels of `rank_words` by scope; scopes without one do not count for relevance. */
const rankLabels: Readonly<Partial<Record<WordLeaf['scope'], string>>> = {
  all: '',
  fullText: '',
  title: 'A',
  abstract: 'B',
  subject: 'C',
  authors: 'D',
}
const ranked: Reach = leaf => {
  const labels = rankLabels[leaf.scope]
  return labels === undefined ? [] : [{ prefix: '', labels }]
}

/** The query over the whole index. @param prefix of a scope that readers cannot choose */
export const indexQuery = (tree: WordTree, prefix?: string): string =>
  written(tree, prefix === undefined ? everywhere : () => [plain(prefix)])
/** The same query, with every word of scope `all` or `fullText` restricted to the title; null where there is no such word. */
export const titleQuery = (tree: WordTree): string | null => (hasFree(tree) ? written(tree, narrowedTo(scopePrefixes.title)) : null)
export const abstractQuery = (tree: WordTree): string | null =>
  hasFree(tree) ? written(tree, narrowedTo(scopePrefixes.title, scopePrefixes.abstract)) : null

/** The query that ranks matches: any wanted leaf that counts for relevance; null where there is none. */
export function rankQuery(tree: WordTree): string | null {
  const leaves = [...new Set(wantedLeaves(tree).map(leaf => written(leaf, ranked)))].filter(leaf => leaf !== '')
  return leaves.length === 0 ? null : leaves.join(' | ')
}

/**
 * Replaces phrases by their words at any position, which the index can answer without checking each document. Exclusions become weaker, so
 * that the result includes everything that matches the original tree.
 */
export function withLoosePhrases(tree: WordTree): WordTree {
  switch (tree.kind) {
    case 'word':
      return tree
    case 'phrase': {
      const { scope } = tree
      return { kind: 'and', parts: tree.words.map(({ word }) => ({ kind: 'word', scope, forms: [word], prefix: false })) }
    }
    case 'not':
      // An excluded phrase would exclude more documents if its words could be anywhere, so it excludes nothing here.
      return hasPhrase(tree.part) ? { kind: 'not', part: { kind: 'word', scope: 'all', forms: ['#none'], prefix: false } } : tree
    default:
      return { kind: tree.kind, parts: tree.parts.map(withLoosePhrases) }
  }
}

const hasFree = (tree: WordTree): boolean => wantedLeaves(tree).some(isFree)

function written(tree: WordTree, reach: Reach): string {
  switch (tree.kind) {
    case 'word':
      return any(
        reach(tree).flatMap(({ prefix, labels }) => tree.forms.map(form => lexeme(prefix + form, labels + (tree.prefix ? '*' : '')))),
      )
    case 'phrase':
      return any(
        reach(tree).map(({ prefix, labels }) =>
          tree.words.map(({ word, distance }, index) => (index === 0 ? '' : ` <${distance}> `) + lexeme(prefix + word, labels)).join(''),
        ),
      )
    case 'not':
      // Exclusions apply to the whole document.
      return `!(${written(tree.part, everywhere)})`
    default:
      return `(${tree.parts.map(part => written(part, reach)).join(tree.kind === 'and' ? ' & ' : ' | ')})`
  }
}

const any = (alternatives: string[]): string => {
  const distinct = [...new Set(alternatives)]
  return distinct.length > 1 ? `(${distinct.join(' | ')})` : (distinct[0] ?? '')
}

/** The analysis leaves neither quotes nor backslashes in words. */
const lexeme = (word: string, flags: string): string => `'${word}'${flags === '' ? '' : `:${flags}`}`
