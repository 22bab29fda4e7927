import { listFigures, wantFigures } from '../data/metric-figure.ts'
import { arrangeFigures, type FigureSource, isStale, type ShownFigures } from '../domain/figures.ts'
import type { MetricsSetting } from './metrics-setting.ts'

/**
 * Reads the stored metrics of other services. Nobody waits for a service: metrics that are a day old or missing are marked as wanted, and a
 * background job fetches them. Metrics of services that the site no longer uses are not shown, except those of sample content, which come
 * from
 * no service.
 */
export async function readFigures(
  { kysely, sourcesOf, now, onWanted }: MetricsSetting,
  platform: string,
  { doi, sampleContent }: { doi: string | null; sampleContent: boolean },
): Promise<ShownFigures> {
  const sources = sourcesOf(platform)
  if (doi === null || (sources.length === 0 && !sampleContent)) return arrangeFigures([])
  const stored = await listFigures(kysely, doi)
  if (!sampleContent) {
    const foundBy = new Map(stored.map(({ foundAt, ...source }) => [sourceKey(source), foundAt]))
    const stale = sources.filter(source => isStale(foundBy.get(sourceKey(source)) ?? null, now()))
    // Reading never depends on writing: what cannot be noted now is noted by the next reader.
    if (await wantFigures(kysely, stale, doi).catch(() => false)) onWanted()
  }
  const shown = new Set((sampleContent ? stored : sources).map(sourceKey))
  return arrangeFigures(
    stored.flatMap(({ service, url, figures, foundAt }) =>
      figures !== null && foundAt !== null && shown.has(sourceKey({ service, url }))
        ? [{ service, figures, asOf: foundAt.toISOString().slice(0, 10) }]
        : [],
    ),
  )
}

const sourceKey = ({ service, url }: FigureSource): string => `${service} ${url}`
