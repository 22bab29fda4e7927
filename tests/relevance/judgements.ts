/** The judged queries: judgements.json. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const judgements = z.strictObject({
  /** Why queries of a kind are there. */
  kinds: z.record(z.string(), z.string()),
  queries: z.array(
    z.strictObject({
      kind: z.string(),
      /** As a reader types it. */
      query: z.string(),
      /** 3: about this; 2: a main part of it; 1: touches on it. By folder and file of the article, without its version; all others are 0. */
      relevant: z.record(z.string(), z.number().int().min(1).max(3)),
    }),
  ),
})
type Judgements = z.infer<typeof judgements>
export type JudgedQuery = Judgements['queries'][number] & { half: Half }

/** Weights are chosen by one half of the queries; the other says what they are worth. A query's half does not depend on the others. */
export const halves = ['tuning', 'held out'] as const
export type Half = (typeof halves)[number]

export function readJudgements(): { kinds: Judgements['kinds']; queries: JudgedQuery[] } {
  const { kinds, queries } = judgements.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'judgements.json'), 'utf8')))
  return { kinds, queries: queries.map(query => ({ ...query, half: halfOf(query.query) })) }
}

function halfOf(query: string): Half {
  const [first = 0] = createHash('sha256').update(query).digest()
  return first % 2 === 0 ? 'tuning' : 'held out'
}
