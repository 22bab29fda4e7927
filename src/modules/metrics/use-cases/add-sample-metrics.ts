import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { storeFigures } from '../data/metric-figure.ts'
import { addReportViews } from '../data/metric-report.ts'
import { listUncountedSamples } from '../data/metric-sample.ts'
import { addUsage } from '../data/metric-use.ts'
import { sampleFigures, sampleReportViews, sampleUsage, usageOfReports } from '../domain/sample-usage.ts'

/** Gives sample items that have no numbers invented ones. Their pages say so. @returns how many items */
export async function addSampleMetrics(kysely: Kysely<Schema>, now = new Date()): Promise<number> {
  return await kysely.transaction().execute(async trx => {
    const items = await listUncountedSamples(trx)
    for (const { id, contentType, publicationId, published, doi, reportIds } of items) {
      const sampled = { contentType, seed: publicationId, published: published ?? '' }
      const own = sampleUsage(sampled, now)
      const reportViews = sampleReportViews(reportIds, publicationId, own)
      const counts = [...own, ...usageOfReports(reportViews)]
      await addReportViews(trx, reportViews)
      const bySource = Map.groupBy(counts, ({ source }) => source)
      for (const [source, ofSource] of bySource)
        await addUsage(
          trx,
          source,
          ofSource.map(count => ({ ...count, contentId: id, versionNumber: 0 })),
        )
      if (doi !== null)
        for (const { service, figures } of sampleFigures(sampled)) await storeFigures(trx, { service, url: '', doi, figures, at: now })
    }
    return items.length
  })
}
