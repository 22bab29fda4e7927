/**
 * Words and names to suggest. They are counted when a document is stored; replacing one adds its new words, and its old ones stay until the
 * next rebuild. Whoever suggests a word must therefore check that the index still has it.
 */
import { sql } from 'kysely'
import { nearHashes } from '../analysis/near-words.ts'
import { tokenize } from '../analysis/tokens.ts'
import { type Connection, type Side, table } from './connection.ts'

export interface Vocabulary {
  id: number
  platform: number
  vocabulary: readonly string[]
  names: readonly string[]
}

interface Counted {
  platform: number
  word: string
  name: string
  items: number
}

/** Collects the words and names of several documents before writing, because most of them recur. */
export class VocabularyTally {
  readonly #words = new Map<string, Counted>()
  readonly #names = new Map<string, Counted>()

  get size(): number {
    return this.#words.size + this.#names.size
  }

  /** @param fresh ids of the documents that are new to the index */
  add(documents: readonly Vocabulary[], fresh: ReadonlySet<number>): void {
    for (const { id, platform, vocabulary, names } of documents) {
      const items = Number(fresh.has(id))
      for (const word of vocabulary) count(this.#words, platform, word, '', items)
      for (const name of new Set(names)) for (const word of wordsOfName(name)) count(this.#names, platform, word, name, items)
    }
  }

  /** Writes the counts and resets them. */
  async write(connection: Connection, side: Side): Promise<void> {
    await writeWords(connection, side, [...this.#words.values()])
    await writeNames(connection, side, [...this.#names.values()])
    this.#words.clear()
    this.#names.clear()
  }
}

function count(among: Map<string, Counted>, platform: number, word: string, name: string, items: number): void {
  const key = `${platform}\n${word}\n${name}`
  const counted = among.get(key) ?? { platform, word, name, items: 0 }
  counted.items += items
  among.set(key, counted)
}

const wordsOfName = (name: string): Set<string> =>
  new Set(tokenize(name).flatMap(({ folded, role }) => (role === 'whole' || folded.length < 2 ? [] : [folded])))

async function writeWords(connection: Connection, side: Side, words: readonly Counted[]): Promise<void> {
  if (words.length === 0) return
  const { rows } = await sql<{ platform: number; word: string }>`
    insert into ${table('word', side)} as kept (platform, word, items)
    select platform, word, greatest(items, 1) from unnest(${words.map(each => each.platform)}::int[], ${words.map(each => each.word)}::text[],
      ${words.map(each => each.items)}::int[]) as come (platform, word, items)
    where items > 0 or not exists (select 1 from ${table('word', side)} known where known.platform = come.platform and known.word = come.word)
    on conflict (platform, word) do update set items = kept.items + excluded.items
    returning platform, case when xmax = 0 then word end as word`.execute(connection)
  const unknown = rows.filter(({ word }) => word !== null)
  if (unknown.length === 0) return
  await sql`
    insert into ${table('near_word', side)} (platform, word, near)
    select platform, word, near::int[] from unnest(${unknown.map(each => each.platform)}::int[], ${unknown.map(each => each.word)}::text[],
      ${unknown.map(each => `{${nearHashes(each.word).join(',')}}`)}::text[]) as come (platform, word, near)
    on conflict do nothing`.execute(connection)
}

async function writeNames(connection: Connection, side: Side, names: readonly Counted[]): Promise<void> {
  if (names.length === 0) return
  await sql`
    insert into ${table('name', side)} as kept (platform, word, name, items)
    select * from unnest(${names.map(each => each.platform)}::int[], ${names.map(each => each.word)}::text[],
      ${names.map(each => each.name)}::text[], ${names.map(each => each.items)}::int[])
    on conflict (platform, word, name) do update set items = kept.items + excluded.items`.execute(connection)
}
