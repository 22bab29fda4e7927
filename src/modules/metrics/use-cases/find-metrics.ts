import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { ItemKey } from '../../publications/domain/content/item-path.ts'
import type { Found } from '../../sites/domain/found.ts'
import { metricsPath } from '../domain/path.ts'
import type { MetricsSetting } from './metrics-setting.ts'
import { type ItemMetrics, readMetrics } from './read-metrics.ts'

/** The metrics of the publication at a path. */
export async function findMetrics(
  setting: MetricsSetting,
  platform: string,
  contentType: ContentType,
  key: ItemKey,
): Promise<Found<ItemMetrics>> {
  const metrics = await readMetrics(setting, platform, key)
  if (metrics === null || metrics.item.contentType !== contentType) return { kind: 'missing' }
  if (key.volume === null) return { kind: 'redirect', path: metricsPath(contentType, metrics.item) }
  return { kind: 'found', item: metrics }
}
