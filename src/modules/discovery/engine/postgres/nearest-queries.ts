/** Suggests corrections of a query with few or no results. */
import { distance } from 'fastest-levenshtein'
import { sql } from 'kysely'
import type { SearchTree } from '../../domain/search/search-tree.ts'
import { nearHashes } from '../analysis/near-words.ts'
import { type Token, tokenize } from '../analysis/tokens.ts'
import { type Connection, table } from './connection.ts'
import type { PlatformIndex } from './index-state.ts'
import { matches } from './matches.ts'

const maxWords = 8
const maxQueries = 3
/** Shorter words have too many similar ones. */
const shortestWord = 4
/** In words of at least this length, two letters may be wrong. */
const longWord = 8
/** A word is considered a misspelling of another one that this many times more documents contain. */
const farMoreCommon = 50

export async function nearestQueries(connection: Connection, index: PlatformIndex, text: string): Promise<string[]> {
  const tokens = tokenize(text, maxWords * 3)
    .filter(token => token.role !== 'whole')
    .slice(0, maxWords)
  const choices: { token: Token; words: string[] }[] = []
  for (const token of tokens) {
    const words = await nearWords(connection, index, token)
    if (words.length > 0) choices.push({ token, words })
  }
  if (choices.length === 0) return []
  const best = choices.map(({ token, words: [word = ''] }) => ({ token, word }))
  const queries = [
    replaced(text, best),
    ...choices.flatMap(({ token, words }) =>
      words.slice(1).map(word =>
        replaced(
          text,
          best.map(each => (each.token === token ? { token, word } : each)),
        ),
      ),
    ),
  ]
  const tried: string[] = []
  for (const query of queries.slice(0, maxQueries + 2)) {
    if (tried.length < maxQueries && (await matches(connection, index, wordsTree(query)))) tried.push(query)
  }
  return tried
}

const wordsTree = (text: string): SearchTree => ({ kind: 'words', scope: 'all', text, prefix: false })

function replaced(text: string, changes: readonly { token: Token; word: string }[]): string {
  let query = ''
  let at = 0
  for (const { token, word } of changes) {
    query += text.slice(at, token.from) + word
    at = token.to
  }
  return query + text.slice(at)
}

/** Lists similar words, the best first; empty for a word that is common enough to be intended. */
async function nearWords(connection: Connection, index: PlatformIndex, { folded }: Token): Promise<string[]> {
  if (folded.length < shortestWord || /\d/u.test(folded)) return []
  const { rows } = await sql<{ word: string; items: number }>`
    select word, items from ${table('word', index.side)} where platform = ${index.platform} and word = any(array(
      select word from ${table('near_word', index.side)} where platform = ${index.platform} and near && ${nearHashes(folded)}::int[]))
    `.execute(connection)
  const own = rows.find(({ word }) => word === folded)?.items ?? 0
  const isThere = await matches(connection, index, wordsTree(folded))
  const min = isThere ? Math.max(own, 1) * farMoreCommon : 1
  const furthest = folded.length >= longWord ? 2 : 1
  return rows
    .map(({ word, items }) => ({ word, items, away: lettersAway(word, folded) }))
    .filter(({ word, items, away }) => word !== folded && items >= min && away <= furthest)
    .sort((a, b) => a.away - b.away || b.items - a.items)
    .slice(0, maxQueries)
    .map(({ word }) => word)
}

/** Two transposed letters count as one mistake. */
function lettersAway(word: string, other: string): number {
  const away = distance(word, other)
  const isSwap = away === 2 && word.length === other.length && [...word].sort().join('') === [...other].sort().join('')
  return isSwap ? 1 : away
}
