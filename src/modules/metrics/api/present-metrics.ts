import type { z } from 'zod'
import { downloadsIn } from '../domain/item-metrics.ts'
import type { ItemMetrics } from '../use-cases/metrics.ts'
import type { metricsSchema } from './schemas.ts'

/** The metrics of a publication's details, in the specification's field names (reading.md section 3). */
export function presentMetrics({ item, totals, figures }: ItemMetrics): z.infer<typeof metricsSchema> {
  const { citations, attention, deposit } = figures
  const counted = [totals.research, totals.pmc, totals.zenodo].filter(each => each !== null)
  return {
    contentId: item.contentId,
    viewsAndDownloads: counted.reduce((all, each) => all + each.numberOfViews + downloadsIn(each), 0),
    reports: item.reports ?? 0,
    cited: citations.map(({ service, count, asOf }) => ({ service, count, asOf })),
    discussed: attention?.sources ?? [],
    saved: attention?.readers ?? [],
    urls: [...citations, attention, deposit].flatMap(each => (each?.url ? [{ service: each.service, url: each.url }] : [])),
    altmetrics: attention && { service: attention.service, score: attention.score, asOf: attention.asOf },
    totals,
    sampleContent: item.sampleContent,
  }
}
