/** Saves content without drafts: concurrent changes are detected, and each state is recorded (decision 0063). */

import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { AccountId, SiteId } from '../../../../core/ids/shared-ids.ts'
import { findPartWriter, notePart } from '../../data/part-revision.ts'
import type { PartChangedMeanwhile, SiteSection } from '../../domain/site-pages/site-section.ts'

/** @returns a token that differs after every change */
export const wordOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 32)

interface PartNow {
  platformId: SiteId
  part: SiteSection
  /** The current content. */
  content: unknown
}

/** @returns null where the content still has this token */
export const changedMeanwhile = async (trx: Transaction<Schema>, now: PartNow, word: string): Promise<PartChangedMeanwhile | null> =>
  wordOf(now.content) === word ? null : await describeChange(trx, now)

/** Describes who changed a part last; nobody where that was not an editor. */
export async function describeChange(trx: Transaction<Schema>, { platformId, part, content }: PartNow): Promise<PartChangedMeanwhile> {
  const writer = await findPartWriter(trx, platformId, part, content)
  const by = writer?.by ?? null
  return { kind: 'changed-meanwhile', by, at: by === null ? null : (writer?.at ?? null) }
}

interface Keeping {
  platformId: SiteId
  part: SiteSection
  accountId: AccountId
  read: () => Promise<unknown>
}

/** Records the state before a change, unless that was done already, and the state after it. */
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
