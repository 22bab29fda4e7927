/** Fetches requested metrics of other services in the background. No page waits for it, and no failure reaches one. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { inBackground } from '../../../core/jobs/in-background.ts'
import { noteFailure, storeFigures, takeWantedFigures, type WantedFigures } from '../data/metric-figure.ts'
import { retryDelayAfter } from '../domain/figures.ts'
import type { ConfiguredService } from '../external/figure-services.ts'

export interface FigureJob {
  /** Fetches what is due now. @returns how many requests were answered */
  run(): Promise<number>
  /** Aborts the current requests, and ends. */
  close(): Promise<void>
}

interface JobSetting {
  kysely: Kysely<Schema>
  services: readonly ConfiguredService[]
  /** Reported when a service begins to fail, and when it answers again: not of each failure. */
  onChange: (message: string) => void
  /** Reported when the database begins to fail, and not of each time that it does. */
  onFailure: (error: unknown) => void
  /** Milliseconds between one round and the next. */
  every?: number
  now?: () => Date
}

/** Questions in a round. */
const max = 40
/** How long fetched rows are leased to this process, in milliseconds: longer than a round in which a service never answers. */
const lease = 600_000

export function startFigureJob(setting: JobSetting): FigureJob {
  const { kysely, services, onChange, onFailure, every = 5000, now = () => new Date() } = setting
  const sources = services.map(({ source }) => source)
  const stop = new AbortController()
  const failing = new Set<string>()

  /** Asks one question at a time, as the services demand; after a failure the other rows wait until their lease ends. */
  const askService = async ({ source, service }: ConfiguredService, wanted: readonly WantedFigures[]): Promise<number> => {
    let answered = 0
    const name = source.url === '' ? service.name : `${service.name} at ${source.url}`
    for (const each of wanted) {
      if (stop.signal.aborted) break
      const outcome = await service.find(each.doi, stop.signal).then(
        figures => ({ figures }),
        (error: unknown) => ({ error }),
      )
      if (stop.signal.aborted) break
      if ('error' in outcome) {
        await noteFailure(kysely, each, new Date(now().getTime() + retryDelayAfter(each.failures + 1)))
        if (!failing.has(name)) onChange(`${name} fails: ${String(outcome.error)}`)
        failing.add(name)
        break
      }
      await storeFigures(kysely, { ...source, doi: each.doi, figures: outcome.figures, at: now() })
      if (failing.delete(name)) onChange(`${name} answers again`)
      answered += 1
    }
    return answered
  }

  const round = async (): Promise<number> => {
    const wanted = await takeWantedFigures(kysely, sources, { now: now(), until: new Date(now().getTime() + lease), max })
    const answered = await Promise.all(
      services.map(configured =>
        askService(
          configured,
          wanted.filter(({ service, url }) => service === configured.source.service && url === configured.source.url),
        ),
      ),
    )
    return answered.reduce((sum, count) => sum + count, 0)
  }
  const backgroundWork = inBackground(round, { every: services.length === 0 ? null : every, onFailure })
  return {
    run: backgroundWork.run,
    async close() {
      stop.abort()
      await backgroundWork.end()
    },
  }
}
