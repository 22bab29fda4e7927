import { inBackgroundOf } from '../../core/database/answering.ts'
import { scheduleKey } from '../../core/jobs/queues.ts'
import type { FileRequest } from '../publications/domain/content/file-request.ts'
import type { Application } from '../sites/index.ts'
import { forgetVisitors } from './data/metric-use.ts'
import { forgettableBefore } from './domain/count-uses.ts'
import { isDownload } from './domain/counted-request.ts'
import type { FigureServiceName } from './domain/figures.ts'
import { createFigureServices } from './external/figure-services.ts'
import { createFigureFetcher } from './use-cases/fetch-figures.ts'
import { allFigureSources, figureSourcesOf } from './use-cases/figure-sources.ts'
import { deleteVisitors, fetchFigures } from './use-cases/metric-jobs.ts'
import { createMetrics } from './use-cases/metrics.ts'
import { createUsageCounter, type Visitor } from './use-cases/usage-counter.ts'

export interface MetricsSettings {
  /** Citations, attention and the use of deposits are asked for at these URLs; null: not at all. */
  figureServices: Record<FigureServiceName, string | null>
  /** An email address that those services are told, or null. */
  servicesContact: string | null
}

/** Counts uses, and asks other services for their figures, while the server runs. */
export function startMetrics(
  { server, database: { kysely }, platforms, platformOf, jobs }: Application,
  { figureServices, servicesContact }: MetricsSettings,
) {
  const counter = createUsageCounter({ kysely, onFailure: error => server.log.error(error, 'uses are not counted yet') })
  // Once the last request is answered, and before the database is closed.
  server.addHook('onClose', () => counter.close())
  jobs.handle(deleteVisitors, ({ finish }) => finish(trx => forgetVisitors(trx, forgettableBefore(new Date()))))
  const sites = [...platforms.all.values()].map(({ platform }) => platform)
  const sources = new Map(sites.map(platform => [platform.key, figureSourcesOf(figureServices, platform)]))
  const sourcesOf = (platform: string) => sources.get(platform) ?? []
  const services = createFigureServices(allFigureSources(figureServices, sites), figureServices, servicesContact)
  const fetcher = createFigureFetcher({ kysely, services, onChange: message => server.log.warn(message) })
  if (services.length > 0) jobs.handle(fetchFigures, ({ signal }) => fetcher.fetchAll(signal))
  // What cannot be enqueued now is fetched by the next one of the schedule.
  const onWanted = () => void inBackgroundOf(() => jobs.enqueue(fetchFigures, {}, { key: scheduleKey })).catch(() => undefined)
  const metrics = createMetrics({ kysely, sourcesOf, now: () => new Date(), onWanted }, counter)
  return {
    metrics,
    /** Counts that somebody opened or saved a file of a publication. */
    onOpened: (host: string, sha256: string, request: FileRequest, visitor: Visitor) => {
      if (isDownload(request)) metrics.note(platformOf(host).key, { what: 'file', sha256 }, visitor)
    },
  }
}
