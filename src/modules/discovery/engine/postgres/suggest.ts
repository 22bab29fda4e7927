/** Suggests titles and authors for the beginning of a query. */

import { sql } from 'kysely'
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import { normaliseForSearch } from '../analysis/normalise-for-search.ts'
import { tokenize } from '../analysis/tokens.ts'
import type { Suggestion } from '../search-port.ts'
import { type Connection, table } from './connection.ts'
import { platformWord, sampleWords, scopePrefixes } from './document-words.ts'
import type { PlatformIndex } from './index-state.ts'
import { matches } from './matches.ts'

/** Shorter beginnings match too much. */
const minLength = 2
const maxWords = 8
/** The best suggestions are chosen from this many of the newest titles. */
const candidates = 200
/** The maximum number of names to read for one beginning. */
const maxNames = 3000
/** On a large platform, titles with a beginning of up to this length are searched in a sample of one in 16. */
const shortBeginning = 3
const largePlatform = 25_000

export async function suggest(connection: Connection, index: PlatformIndex, beginning: string, max: number): Promise<Suggestion[]> {
  const words = tokenize(beginning, maxWords * 2)
    .filter(({ role }) => role !== 'whole')
    .slice(0, maxWords)
    .map(({ folded }) => folded)
  const last = words.at(-1) ?? ''
  if (words.join('').length < minLength || max < 1) return []
  const authors = await authorsOf(connection, index, words, Math.ceil(max / 3))
  const titles = await titlesOf(connection, index, words.slice(0, -1), last, normaliseForSearch(beginning), max)
  return [...titles.slice(0, max - authors.length), ...authors]
}

async function titlesOf(
  connection: Connection,
  { side, platform }: PlatformIndex,
  whole: readonly string[],
  last: string,
  beginning: string,
  max: number,
): Promise<Suggestion[]> {
  const query = [platformWord(platform), ...whole.map(word => scopePrefixes.title + word)].map(word => `'${word}'`)
  const text = [...query, `'${scopePrefixes.title}${last}':*`]
  if (whole.length === 0 && last.length <= shortBeginning && (await sizeOf(connection, { side, platform })) > largePlatform)
    text.push(`'${sampleWords[16]}'`)
  const { rows } = await sql<{ id: ContentId; title: string; views: number }>`
    select d.id, d.title, coalesce(c.views, 0) as views from (
      select id, title, day from ${table('document', side)} where words @@ ${text.join(' & ')}::tsquery
      order by day + 0 desc, id desc limit ${candidates}) d
    left join search_counter c on c.id = d.id
    order by views desc, d.day desc, d.id desc`.execute(connection)
  const suggestions = rows.map(({ id, title }) => ({ kind: 'title' as const, text: title, id }))
  const [first, later] = [suggestions.filter(({ text: title }) => normaliseForSearch(title).startsWith(beginning)), suggestions]
  return [...new Set([...first, ...later])].slice(0, max)
}

async function sizeOf(connection: Connection, { side, platform }: Pick<PlatformIndex, 'side' | 'platform'>): Promise<number> {
  const { rows } = await sql<{ items: number }>`
    select items from ${table('facet', side)} where platform = ${platform} order by facet limit 1`.execute(connection)
  return rows[0]?.items ?? 0
}

async function authorsOf(connection: Connection, index: PlatformIndex, words: readonly string[], max: number): Promise<Suggestion[]> {
  const names = table('name', index.side)
  const last = words.at(-1) ?? ''
  const others = words.slice(0, -1)
  if (last.length < minLength && others.length === 0) return []
  const [whole] = others
  // A complete word selects fewer names than the beginning of the last one.
  const word = whole === undefined ? sql`word >= ${last} and word < ${`${last}\u{10ffff}`}` : sql`word = ${whole}`
  const { rows } = await sql<{ name: string; items: number }>`
    select name, max(items)::int as items from (
      select name, items from ${names} where platform = ${index.platform} and ${word} limit ${maxNames}) as each
    group by name order by items desc, name limit 200`.execute(connection)
  const found: Suggestion[] = []
  for (const { name } of rows) {
    if (found.length >= max) break
    const parts = tokenize(name).map(({ folded }) => folded)
    const fits = parts.some(part => part.startsWith(last)) && others.every(word => parts.includes(word))
    if (fits && (await matches(connection, index, { kind: 'phrase', scope: 'authors', text: name })))
      found.push({ kind: 'author', text: name, id: null })
  }
  return found
}
