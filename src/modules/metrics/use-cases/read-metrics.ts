import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ItemKey } from '../../publications/domain/content/item-path.ts'
import { findMeasuredItem, listUsage, type MeasuredItem } from '../data/metric-count.ts'
import type { ShownFigures } from '../domain/figures.ts'
import { depositTotals, type MonthlyUsage, monthlyOf, monthsCounted, totalsOf, type UsageTotals } from '../domain/item-metrics.ts'
import { monthOf } from '../domain/months.ts'
import type { MetricsSetting } from './metrics-setting.ts'
import { readFigures } from './read-figures.ts'

export interface ItemMetrics {
  item: MeasuredItem
  /** The totals of each source; null where it has counted nothing. */
  totals: { research: UsageTotals | null; pmc: UsageTotals | null; zenodo: UsageTotals | null }
  /** The same months for both; empty where a source has counted nothing in any. */
  monthly: { research: MonthlyUsage[]; pmc: MonthlyUsage[] }
  figures: ShownFigures
}

/** @param which its content id or path. Null where the site has no such publication. */
export async function readMetrics(setting: MetricsSetting, platform: string, which: ContentId | ItemKey): Promise<ItemMetrics | null> {
  const { kysely } = setting
  const item = await findMeasuredItem(kysely, platform, which)
  if (item === null) return null
  const [counts, figures] = await Promise.all([listUsage(kysely, item.contentId), readFigures(setting, platform, item)])
  const months = monthsCounted(counts, monthOf(setting.now()))
  return {
    item,
    totals: {
      research: totalsOf(counts, 'research'),
      pmc: totalsOf(counts, 'pmc'),
      zenodo: totalsOf(counts, 'zenodo') ?? depositTotals(figures.deposit),
    },
    monthly: { research: monthlyOf(counts, 'research', months), pmc: monthlyOf(counts, 'pmc', months) },
    figures: figures,
  }
}
