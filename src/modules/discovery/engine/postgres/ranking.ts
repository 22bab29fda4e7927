/** How relevance is reckoned within a tier: all weights in one place. */
import { type RawBuilder, sql } from 'kysely'

/** Of a word found among authors, subjects and keywords, in the abstract, in the title: PostgreSQL's order D, C, B, A. */
const labelWeights = '{0.3, 0.3, 0.4, 1}'
/** How often and where the words stand. */
const wordWeight = 1
/** How near together they stand. */
const nearnessWeight = 0.2
/** What it is worth to be new: half of it after so many days. */
const newnessWeight = 0.1
const newnessHalved = 1500

/** Of a document `d`. @param query of the words sought, any of them; null where none can be ranked by */
export function score(query: string | null): RawBuilder<unknown> {
  const today = Math.floor(Date.now() / 86_400_000)
  const newness = sql`${newnessWeight}::float8 * ${newnessHalved}::float8 / (${newnessHalved}::float8 + greatest(0, ${today}::int - d.day))`
  if (query === null) return newness
  // 1 divides by the logarithm of the length: a word says less of a long text.
  return sql`${newness}
    + ${wordWeight}::float8 * ts_rank(${labelWeights}::float4[], d.rank_words, ${query}::tsquery, 1)
    + ${nearnessWeight}::float8 * ts_rank_cd(${labelWeights}::float4[], d.rank_words, ${query}::tsquery, 1)`
}
