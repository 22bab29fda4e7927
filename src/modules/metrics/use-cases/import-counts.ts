import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { restoreUsage } from '../data/metric-count.ts'
import { findItemsByDoi } from '../data/metric-doi.ts'
import { type ExternalCounts, kindsOfCounts } from '../domain/external-counts.ts'
import type { UsageCount } from '../domain/item-metrics.ts'

export interface ImportedCounts {
  items: number
  /** DOIs that the platform has nothing of. */
  unknown: string[]
}

/**
 * Imports the counts of another system, all or none. Importing them again changes nothing, and a higher number replaces a lower one.
 * Versions with DOIs of their own are counted together, for their article. If a month occurs twice for a DOI, the last one counts.
 * @param platform its key
 */
export async function importCounts(kysely: Kysely<Schema>, platform: string, given: readonly ExternalCounts[]): Promise<ImportedCounts> {
  const counts = [...new Map(given.map(each => [`${each.doi.toLowerCase()} ${each.source} ${each.month}`, each])).values()]
  const dois = [...new Set(counts.map(({ doi }) => doi.toLowerCase()))]
  return await kysely.transaction().execute(async trx => {
    const items = await findItemsByDoi(trx, platform, dois)
    const byItem = Map.groupBy(counts, ({ doi }) => items.get(doi.toLowerCase()) ?? null)
    for (const [contentId, ofItem] of byItem) if (contentId !== null) await restoreUsage(trx, contentId, addUp(ofItem))
    return { items: new Set(items.values()).size, unknown: dois.filter(doi => !items.has(doi)) }
  })
}

function addUp(counts: readonly ExternalCounts[]): (UsageCount & { versionNumber: number })[] {
  const sums = new Map<string, UsageCount & { versionNumber: number }>()
  for (const each of counts) {
    for (const { kind, uses } of kindsOfCounts(each)) {
      const key = `${each.source} ${kind} ${each.month}`
      const { source, month } = each
      sums.set(key, { source, kind, month, versionNumber: 0, uses: uses + (sums.get(key)?.uses ?? 0) })
    }
  }
  return [...sums.values()]
}
