/** Calculates relevance within a tier; all weights are here. */
import { type RawBuilder, sql } from 'kysely'

/** The weights of words in authors, subjects and keywords, abstract, title, in PostgreSQL's order D, C, B, A. */
const labelWeights = '{0.3, 0.3, 0.4, 1}'
/** The weight of the number and labels of matching words. */
const wordWeight = 1
/** The weight of the distance between matching words. */
const nearnessWeight = 0.2
/** The weight of recency, which is halved after this many days. */
const newnessWeight = 0.1
const newnessHalved = 1500

/** The score of a document `d`. @param query any of the words searched; null where there is none to rank by */
export function score(query: string | null): RawBuilder<unknown> {
  const today = Math.floor(Date.now() / 86_400_000)
  const newness = sql`${newnessWeight}::float8 * ${newnessHalved}::float8 / (${newnessHalved}::float8 + greatest(0, ${today}::int - d.day))`
  if (query === null) return newness
  // The flag 1 divides by the logarithm of the length, because a word is less significant in a long text.
  return sql`${newness}
    + ${wordWeight}::float8 * ts_rank(${labelWeights}::float4[], d.rank_words, ${query}::tsquery, 1)
    + ${nearnessWeight}::float8 * ts_rank_cd(${labelWeights}::float4[], d.rank_words, ${query}::tsquery, 1)`
}
