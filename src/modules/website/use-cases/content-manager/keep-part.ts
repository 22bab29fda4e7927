/** What editors keep without drafts: nobody overwrites what somebody else has saved meanwhile, and each state is written down (decision 0063). */
import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { findPartWriter, notePart } from '../../data/part-revision.ts'
import type { PartChangedMeanwhile, SitePart } from '../../domain/site-pages/site-part.ts'

/** A word for a state: another one after every change. */
export const wordOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)

interface PartNow {
  platformId: number
  part: SitePart
  /** What it is now. */
  content: unknown
}

/** Null where nobody has changed it since it had this word. */
export const changedMeanwhile = async (trx: Transaction<Schema>, now: PartNow, word: string): Promise<PartChangedMeanwhile | null> =>
  wordOf(now.content) === word ? null : await describeChange(trx, now)

/** Who made a part what it is; nobody where that came another way. */
export async function describeChange(trx: Transaction<Schema>, { platformId, part, content }: PartNow): Promise<PartChangedMeanwhile> {
  const writer = await findPartWriter(trx, platformId, part, content)
  const by = writer?.by ?? null
  return { kind: 'changed-meanwhile', by, at: by === null ? null : (writer?.at ?? null) }
}

interface Keeping {
  platformId: number
  part: SitePart
  accountId: number
  read: () => Promise<unknown>
}

/** Writes down what a part was before a change, if nobody has, and what it is afterwards. */
export async function keepPart<Done>(
  trx: Transaction<Schema>,
  { platformId, part, accountId, read }: Keeping,
  change: () => Promise<Done>,
): Promise<Done> {
  await notePart(trx, platformId, part, { content: await read(), accountId: null })
  const done = await change()
  await notePart(trx, platformId, part, { content: await read(), accountId })
  return done
}
