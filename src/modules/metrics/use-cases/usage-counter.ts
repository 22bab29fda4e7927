/**
 * Counts uses. They are buffered in memory, and stored every few seconds in one transaction: a view costs the
 * database almost nothing, and several processes add up to the same numbers as one.
 */

import { createHmac } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import { inBackground } from '../../../core/jobs/in-background.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import { addReportViews } from '../data/metric-report.ts'
import {
  addUsage,
  type CountableItem,
  type FileOwner,
  findCountableItems,
  findFileOwners,
  findVisitorSalt,
  listRecentUses,
  lockCounting,
  storeRecentUses,
} from '../data/metric-use.ts'
import { countUses, type Use } from '../domain/count-uses.ts'
import { kindOfFile, type UsageKind } from '../domain/usage.ts'

/** The client. It stays in memory for the seconds until it is hashed, and is stored nowhere else. */
export interface Visitor {
  ipAddress: string
  userAgent: string
}

/**
 * The thing that was used is one of these: a publication that a page names, a report's own page, or the publication that a file belongs to.
 */
export type UsedThing =
  | { what: 'item'; contentId: ContentId; contentType: ContentType; versionNumber: number | null; kind: UsageKind }
  | { what: 'report'; contentId: ContentId; versionNumber: number | null; reportId: ReportId }
  | { what: 'file'; sha256: string }

export interface RecordedUse {
  platform: string
  thing: UsedThing
  visitor: Visitor
  at: Date
}

export interface UsageCounter {
  /** Costs nothing and cannot fail. */
  note(use: RecordedUse): void
  /** Stores what is noted now. Where that fails it stays noted, for the next time. */
  flush(): Promise<void>
  /** Stores what is noted, and ends. */
  close(): Promise<void>
}

interface CounterSetting {
  kysely: Kysely<Schema>
  /** Reported when storing begins to fail, and not of each time that it does. */
  onFailure: (error: unknown) => void
  /** Milliseconds between one storing and the next. */
  every?: number
}

/** The maximum number of buffered uses: further ones are lost, which happens only in a long outage of the database. */
const maxPending = 50_000
/** Uses that are stored in one transaction. */
const batch = 1000

export function createUsageCounter({ kysely, onFailure, every = 2000 }: CounterSetting): UsageCounter {
  let recorded: RecordedUse[] = []

  const storeAll = async (): Promise<void> => {
    while (recorded.length > 0) {
      const uses = recorded.slice(0, batch)
      await storeUses(kysely, uses)
      recorded = recorded.slice(uses.length)
    }
  }
  const storing = inBackground(storeAll, { every, onFailure })
  return {
    note(use) {
      if (recorded.length < maxPending) recorded.push(use)
    },
    flush: storing.run,
    async close() {
      await storing.end()
      // Uses that were noted while the last run stored are stored by another one.
      await storing.runQuietly()
    },
  }
}

/** Stores uses as counts, all or none. If they are stored again after an unclear failure, they count as double clicks. */
export async function storeUses(kysely: Kysely<Schema>, recorded: readonly RecordedUse[]): Promise<void> {
  await kysely.transaction().execute(async trx => {
    await lockCounting(trx)
    const owners = await findFileOwners(trx, [...new Set(recorded.flatMap(({ thing }) => (thing.what === 'file' ? thing.sha256 : [])))])
    const namesOf = recorded.map(use => ({ use, names: nameItem(use, owners) }))
    const items = await findCountableItems(
      trx,
      namesOf.flatMap(({ names }) => names?.contentId ?? []),
    )
    const byId = new Map(items.map(item => [item.contentId, item]))
    const salts = new Map<string, string>()
    for (const day of new Set(recorded.map(({ at }) => dayOf(at)))) salts.set(day, await findVisitorSalt(trx, day))
    const uses = namesOf.flatMap(({ use, names }) => {
      const item = names && byId.get(names.contentId)
      const versionNumber = item && names && versionOf(use.platform, names, item)
      if (!item || !names || versionNumber === null || versionNumber === undefined) return []
      const visitor = hashVisitor(use.visitor, salts.get(dayOf(use.at)) ?? '')
      const { contentId, contentType } = item
      const { kind, reportId } = names
      if (reportId !== null && !item.reportIds.includes(reportId)) return []
      return [{ visitor, contentId, contentType, versionNumber, kind, reportId, at: use.at } satisfies Use]
    })
    const before = await listRecentUses(
      trx,
      uses.map(({ visitor }) => visitor),
    )
    const { counts, reports, seen } = countUses(before, uses)
    await storeRecentUses(trx, seen)
    await addUsage(trx, 'research', counts)
    await addReportViews(trx, reports)
  })
}

interface NamedItem {
  contentId: ContentId
  /** Null where the file determines the publication, so that no type is given. */
  contentType: ContentType | null
  versionNumber: number | null
  kind: UsageKind
  reportId: ReportId | null
}

function nameItem({ platform, thing }: RecordedUse, owners: readonly FileOwner[]): NamedItem | null {
  switch (thing.what) {
    case 'item':
      return { ...thing, reportId: null }
    case 'report':
      return { ...thing, contentType: 'ARTICLE', kind: 'report-view' }
    case 'file': {
      const owner = owners.find(each => each.sha256 === thing.sha256 && each.platform === platform)
      if (owner === undefined) return null
      const { contentId, versionNumber, mimeType } = owner
      return { contentId, contentType: null, versionNumber, kind: kindOfFile(mimeType), reportId: null }
    }
  }
}

/** Null where the platform has no such item, of another type or without such a version: then there is nothing to count. */
function versionOf(platform: string, named: NamedItem, item: CountableItem): number | null {
  if (item.platform !== platform || (named.contentType !== null && named.contentType !== item.contentType)) return null
  if (item.contentType !== 'ARTICLE') return 0
  const versionNumber = named.versionNumber ?? item.currentVersionNumber
  return item.versionNumbers.includes(versionNumber) ? versionNumber : null
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The hash identifies a visitor for one day only: the salt is deleted soon after. */
function hashVisitor({ ipAddress, userAgent }: Visitor, salt: string): string {
  return createHmac('sha256', salt).update(`${ipAddress}\n${userAgent}`).digest('base64url').slice(0, 22)
}
