/** Relaxes a query that no publication matches completely. */
import type { SearchScope } from '../../domain/search/search-tree.ts'
import type { WordTree } from './word-tree.ts'

export interface Attempt {
  /** If any document matches this tree … */
  where: WordTree
  /** … then this is the tree to search for. */
  lookFor: WordTree
}

type Word = Extract<WordTree, { kind: 'word' }>

/** A query with more words is not a real question and has too many combinations. */
const maxWords = 8
const maxCombinations = 30

/** Scopes whose words say what a document is about. */
const tellingScopes: readonly SearchScope[] = ['title', 'abstract', 'authors']

/**
 * Builds weaker and weaker queries to try in turn: compounds split into their parts; then combinations of at least half of the words in
 * title, abstract and authors, because a long text contains many words by chance; then combinations anywhere. Phrases, exclusions and
 * scoped words always apply. Empty where no word can be dropped.
 */
export function withFewerWords(tree: WordTree): Attempt[] {
  const requested = together(tree)
  const parts = requested.flatMap(part => (mayBeMissing(part) ? (part.parts ?? [part]) : [part]))
  const words = parts.filter(mayBeMissing).slice(0, maxWords)
  const others = parts.filter(part => !mayBeMissing(part))
  const narrow: Attempt[] = []
  const wide: Attempt[] = []
  for (let count = words.length - 1; count >= 1; count -= 1) {
    const combinations = combinationsOf(words, count)
    if (combinations.length > maxCombinations) continue
    const lookFor = all([any(combinations.map(all)), ...others])
    const telling = all([any(combinations.map(each => all(each.map(whereItTells)))), ...others])
    if (count >= words.length / 2) narrow.push({ where: telling, lookFor })
    wide.push({ where: lookFor, lookFor })
  }
  const apart = all(parts)
  return [...(parts.length > requested.length ? [{ where: apart, lookFor: apart }] : []), ...narrow, ...wide]
}

const together = (tree: WordTree): readonly WordTree[] => (tree.kind === 'and' ? tree.parts.flatMap(together) : [tree])
const mayBeMissing = (part: WordTree): part is Word => part.kind === 'word' && part.scope === 'all'
const whereItTells = (word: Word): WordTree => any(tellingScopes.map(scope => ({ ...word, scope })))

function combinationsOf<Part>(parts: readonly Part[], count: number): Part[][] {
  const [first, ...rest] = parts
  if (count === 0) return [[]]
  if (first === undefined) return []
  return [...combinationsOf(rest, count - 1).map(others => [first, ...others]), ...combinationsOf(rest, count)]
}

const all = (parts: readonly WordTree[]): WordTree => single(parts) ?? { kind: 'and', parts }
const any = (parts: readonly WordTree[]): WordTree => single(parts) ?? { kind: 'or', parts }
const single = (parts: readonly WordTree[]): WordTree | undefined => (parts.length === 1 ? parts[0] : undefined)
