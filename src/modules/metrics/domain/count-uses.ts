/** Turns uses into counts, and decides which uses of a visitor are the same one. Pure: recent uses are passed in. */

import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import { monthOf } from './months.ts'
import { type CountedKind, kindsOfUse, type UsageKind, uniqueKinds } from './usage.ts'

export interface Use {
  /** A pseudonym that is the same for the same visitor, but reveals nothing about them. */
  visitor: string
  contentId: ContentId
  contentType: ContentType
  /** 0 for items without versions. */
  versionNumber: number
  kind: UsageKind
  /** The report that was seen; null for every other kind than 'report-view'. */
  reportId: ReportId | null
  at: Date
}

/** The last use of a kind by a visitor, with which a further use is compared. */
export interface RecentUse {
  visitor: string
  contentId: ContentId
  /** 0 where a kind counts an item once in all its versions. */
  versionNumber: number
  kind: CountedKind
  /** 0 where a kind has nothing to do with reports. */
  reportId: ReportId | 0
  lastAt: Date
}

export interface CountedUses {
  contentId: ContentId
  versionNumber: number
  kind: CountedKind
  /** 'YYYY-MM', in UTC. */
  month: string
  uses: number
}

export interface CountedReportViews {
  reportId: ReportId
  /** 'YYYY-MM', in UTC. */
  month: string
  views: number
}

/** Two clicks on the same link within this time are one (COUNTER 5.1, section 7.2), in milliseconds. A third within this time of the second is too. */
const doubleClick = 30_000
const hour = 3_600_000

const isUniqueKind = (kind: CountedKind): boolean => uniqueKinds.some(each => each === kind)

/**
 * Whether a use repeats the last one. A use that is not later than the last one has been counted: a batch that is stored a second time
 * after
 * an unclear failure adds nothing. If batches of two processes overtake each other, within seconds, a use may be lost.
 * @param last when the visitor last did the same
 */
export function isRepeat(kind: CountedKind, last: Date, at: Date): boolean {
  if (at <= last) return true
  if (isUniqueKind(kind)) return Math.floor(last.getTime() / hour) === Math.floor(at.getTime() / hour)
  return at.getTime() - last.getTime() <= doubleClick
}

/** A use before this is forgotten: nothing that happens now can be the same one. */
export function forgettableBefore(now: Date): Date {
  return new Date(Math.floor((now.getTime() - doubleClick) / hour) * hour)
}

const keyOf = ({ visitor, contentId, versionNumber, kind, reportId }: Omit<RecentUse, 'lastAt'>): string =>
  `${visitor} ${contentId} ${versionNumber} ${kind} ${reportId}`

/**
 * Counts uses against what was seen before.
 * @param before of the visitors among the uses
 * @returns what to add to items and to reports, and what was seen last, for the next time
 */
export function countUses(
  before: readonly RecentUse[],
  uses: readonly Use[],
): { counts: CountedUses[]; reports: CountedReportViews[]; seen: RecentUse[] } {
  const known = new Map(before.map(use => [keyOf(use), use]))
  const seen = new Map<string, RecentUse>()
  const counts = new Map<string, CountedUses>()
  const reports = new Map<string, CountedReportViews>()
  for (const use of [...uses].sort((one, other) => one.at.getTime() - other.at.getTime())) {
    for (const kind of kindsOfUse(use.kind, use.contentType)) {
      const { visitor, contentId } = use
      const versionNumber = isUniqueKind(kind) ? 0 : use.versionNumber
      const reportId: ReportId | 0 = kind === 'report-view' ? (use.reportId ?? 0) : 0
      const key = keyOf({ visitor, contentId, versionNumber, kind, reportId })
      const last = known.get(key)?.lastAt
      const latest = { visitor, contentId, versionNumber, kind, reportId, lastAt: last !== undefined && last > use.at ? last : use.at }
      known.set(key, latest)
      seen.set(key, latest)
      if (last !== undefined && isRepeat(kind, last, use.at)) continue
      const month = monthOf(use.at)
      const countKey = `${contentId} ${versionNumber} ${kind} ${month}`
      const counted = counts.get(countKey) ?? { contentId, versionNumber, kind, month, uses: 0 }
      counts.set(countKey, { ...counted, uses: counted.uses + 1 })
      if (reportId === 0) continue
      const report = reports.get(`${reportId} ${month}`) ?? { reportId, month, views: 0 }
      reports.set(`${reportId} ${month}`, { ...report, views: report.views + 1 })
    }
  }
  return { counts: [...counts.values()], reports: [...reports.values()], seen: [...seen.values()] }
}
