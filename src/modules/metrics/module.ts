import type { FileRequest } from '../publications/domain/content/file-request.ts'
import type { Application } from '../sites/application.ts'
import { isDownload } from './domain/counted-request.ts'
import type { FigureServiceName } from './domain/figures.ts'
import { createFigureServices } from './external/figure-services.ts'
import { startFigureJob } from './use-cases/figure-job.ts'
import { allFigureSources, figureSourcesOf } from './use-cases/figure-sources.ts'
import { createMetrics } from './use-cases/metrics.ts'
import { createUsageCounter, type Visitor } from './use-cases/usage-counter.ts'

export interface MetricsSettings {
  /** Where to ask for citations, attention and the use of deposits; null: not at all. */
  figureServices: Record<FigureServiceName, string | null>
  /** An email address that those services are told, or null. */
  servicesContact: string | null
}

/** Counts uses, and asks other services for their figures, while the server runs. */
export function startMetrics(
  { server, database: { kysely }, platforms, platformOf }: Application,
  { figureServices, servicesContact }: MetricsSettings,
) {
  const counter = createUsageCounter({ kysely, onFailure: error => server.log.error(error, 'uses are not counted yet') })
  // Once the last request is answered, and before the database is closed.
  server.addHook('onClose', () => counter.close())
  const sites = [...platforms.all.values()].map(({ platform }) => platform)
  const sources = new Map(sites.map(platform => [platform.key, figureSourcesOf(figureServices, platform)]))
  const sourcesOf = (platform: string) => sources.get(platform) ?? []
  const job = startFigureJob({
    kysely,
    services: createFigureServices(allFigureSources(figureServices, sites), figureServices, servicesContact),
    onChange: message => server.log.warn(message),
    onFailure: error => server.log.error(error, 'other services are not asked'),
  })
  server.addHook('onClose', () => job.close())
  const metrics = createMetrics({ kysely, sourcesOf }, counter)
  return {
    metrics,
    /** Counts that somebody opened or saved a file of a publication. */
    onOpened: (host: string, sha256: string, request: FileRequest, visitor: Visitor) => {
      if (isDownload(request)) metrics.note(platformOf(host).key, { what: 'file', sha256 }, visitor)
    },
  }
}
