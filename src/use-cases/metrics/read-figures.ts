import { listFigures, wantFigures } from '../../data/metric-figure.ts'
import { arrangeFigures, isStale, type ShownFigures } from '../../domain/metrics/figures.ts'
import type { MetricsSetting } from './read-metrics.ts'

/**
 * What other services said of an item, as it is known now. Nobody waits for a service: figures that are a day old, or not there yet, are
 * noted as wanted, and asked for in the background. Those of services that are no longer asked are not shown, but for sample content.
 */
export async function readFigures(
  { kysely, services }: MetricsSetting,
  { doi, sampleContent }: { doi: string | null; sampleContent: boolean },
): Promise<ShownFigures> {
  if (doi === null || (services.length === 0 && !sampleContent)) return arrangeFigures([])
  const stored = await listFigures(kysely, doi)
  if (!sampleContent) {
    const now = new Date()
    const foundBy = new Map(stored.map(({ service, foundAt }) => [service, foundAt]))
    const stale = services.filter(service => isStale(foundBy.get(service) ?? null, now))
    // Reading never depends on writing: what cannot be noted now is noted by the next reader.
    await wantFigures(kysely, stale, doi).catch(() => undefined)
  }
  return arrangeFigures(
    stored.flatMap(({ service, figures, foundAt }) =>
      figures !== null && foundAt !== null && (sampleContent || services.includes(service))
        ? [{ service, figures, asOf: foundAt.toISOString().slice(0, 10) }]
        : [],
    ),
  )
}
