/** A word tree as PostgreSQL's query over the stored words (document-words.ts). */

import { hasPhrase, type WordLeaf, type WordTree, wantedLeaves } from '../analysis/word-tree.ts'
import { otherPrefix, scopePrefixes } from './document-words.ts'

type Reach = (leaf: WordLeaf) => readonly { prefix: string; labels: string }[]

const plain = (prefix: string) => ({ prefix, labels: '' })

/** Where a leaf is looked for, in the index. */
const everywhere: Reach = leaf =>
  leaf.scope === 'all' ? [plain(scopePrefixes.fullText), plain(otherPrefix)] : [plain(scopePrefixes[leaf.scope])]

const isFree = (leaf: WordLeaf): boolean => leaf.scope === 'all' || leaf.scope === 'fullText'
const narrowedTo =
  (...prefixes: string[]): Reach =>
  leaf =>
    isFree(leaf) ? prefixes.map(plain) : everywhere(leaf)

/** By the labels of `rank_words`; what has none of them does not count for relevance. */
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

/** What the whole index is asked. @param prefix of a scope that no reader names */
export const indexQuery = (tree: WordTree, prefix?: string): string =>
  written(tree, prefix === undefined ? everywhere : () => [plain(prefix)])
/** The same, with every word that may stand anywhere in the title. Null where no word may. */
export const titleQuery = (tree: WordTree): string | null => (hasFree(tree) ? written(tree, narrowedTo(scopePrefixes.title)) : null)
export const abstractQuery = (tree: WordTree): string | null =>
  hasFree(tree) ? written(tree, narrowedTo(scopePrefixes.title, scopePrefixes.abstract)) : null

/** What is looked for, any of it: without what is not wanted, and without what does not count. Null where nothing remains. */
export function rankQuery(tree: WordTree): string | null {
  const leaves = [...new Set(wantedLeaves(tree).map(leaf => written(leaf, ranked)))].filter(leaf => leaf !== '')
  return leaves.length === 0 ? null : leaves.join(' | ')
}

/**
 * The same tree with the words of its phrases in any place: the index answers that alone, where a phrase is checked in each document. Less
 * is left out than by the tree itself, so that all that matches the tree is among it.
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
      // Without a phrase in it, it holds of fewer; so it is left to the tree itself.
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
      // What is not wanted is wanted nowhere.
      return `!(${written(tree.part, everywhere)})`
    default:
      return `(${tree.parts.map(part => written(part, reach)).join(tree.kind === 'and' ? ' & ' : ' | ')})`
  }
}

const any = (alternatives: string[]): string => {
  const distinct = [...new Set(alternatives)]
  return distinct.length > 1 ? `(${distinct.join(' | ')})` : (distinct[0] ?? '')
}

/** The analysis leaves neither quotes nor backslashes in a word. */
const lexeme = (word: string, flags: string): string => `'${word}'${flags === '' ? '' : `:${flags}`}`
