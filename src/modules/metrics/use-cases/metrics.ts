/** Metrics of publications: the port between the API and the use cases. */

import { isbot } from 'isbot'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { ItemKey } from '../../publications/domain/content/item-path.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import type { Found } from '../../sites/domain/found.ts'
import { findReportViews } from '../data/metric-report.ts'
import { findMetrics } from './find-metrics.ts'
import type { MetricsSetting } from './metrics-setting.ts'
import { type ItemMetrics, readMetrics } from './read-metrics.ts'
import type { UsageCounter, UsedThing, Visitor } from './usage-counter.ts'

export type { ItemMetrics } from './read-metrics.ts'

export interface ReportMetrics {
  reportId: ReportId
  /** The article that the report reviews. */
  contentId: ContentId
  views: number
}

export interface Metrics {
  /** Notes a use, unless it is a robot’s. @param platform its key */
  note(platform: string, thing: UsedThing, visitor: Visitor): void
  /** The metrics of the publication at a path. */
  find(platform: string, contentType: ContentType, key: ItemKey): Promise<Found<ItemMetrics>>
  /** Null where the platform has no such item. */
  ofItem(platform: string, contentId: ContentId): Promise<ItemMetrics | null>
  /** The metrics of a report's own page; null where the site has published no such report. */
  ofReport(platform: string, reportId: ReportId): Promise<ReportMetrics | null>
}

export function createMetrics(setting: MetricsSetting, counter: UsageCounter): Metrics {
  return {
    note(platform, thing, visitor) {
      if (isRobot(visitor.userAgent)) return
      counter.note({ platform, thing, visitor, at: setting.now() })
    },
    find: (platform, contentType, key) => findMetrics(setting, platform, contentType, key),
    ofItem: (platform, contentId) => readMetrics(setting, platform, contentId),
    ofReport: (platform, reportId) => findReportViews(setting.kysely, platform, reportId),
  }
}

/** Uses a package that follows COUNTER's list of robots; a client without a User-Agent counts as a robot too. */
const isRobot = (userAgent: string): boolean => userAgent.trim() === '' || isbot(userAgent)
