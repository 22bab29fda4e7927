import type { ColumnType } from 'kysely'
import type { Day, Defaulted } from '../../../core/database/column.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import type { FigureServiceName, Figures } from '../domain/figures.ts'
import type { CountedKind, UsageSource } from '../domain/usage.ts'

export interface MetricTables {
  usage_count: UsageCountTable
  report_use: ReportUseTable
  recent_use: RecentUseTable
  visitor_salt: VisitorSaltTable
  outside_figure: OutsideFigureTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends MetricTables {}
}

interface UsageCountTable {
  content_item_id: ContentId
  source: UsageSource
  kind: CountedKind
  /** The first day of the month. */
  month: Day
  version_number: number
  uses: number
}

interface ReportUseTable {
  report_id: ReportId
  /** The first day of the month. */
  month: Day
  views: number
}

interface RecentUseTable {
  visitor: string
  content_item_id: ContentId
  version_number: number
  kind: CountedKind
  /** 0: the publication itself. */
  report_id: Defaulted<ReportId | 0>
  last_at: Date
}

interface VisitorSaltTable {
  day: Day
  salt: string
}

interface OutsideFigureTable {
  service: FigureServiceName
  /** Empty for the service that the installation names. */
  url: string
  /** DOIs are in lower case, since they differ in nothing by their case. */
  doi: string
  figures: ColumnType<Figures | null, string | null | undefined, string | null>
  found_at: Date | null
  wanted_at: Date | null
  next_try_at: Defaulted<Date>
  failures: Defaulted<number>
}
