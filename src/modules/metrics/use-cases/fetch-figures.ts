/** Fetches requested metrics of other services. No page waits for it, and no failure reaches one. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import { giveBackFigures, noteFailure, storeFigures, takeWantedFigures, type WantedFigures } from '../data/metric-figure.ts'
import { retryDelayAfter } from '../domain/figures.ts'
import type { ConfiguredService } from '../external/figure-services.ts'

export interface FigureFetcher {
  /** Fetches some of what is due. @returns how many requests were answered */
  fetchSome(signal: AbortSignal): Promise<number>
  /** Fetches until nothing is due that a service answers. @throws the reason of the signal */
  fetchAll(signal: AbortSignal): Promise<void>
}

interface FetcherSetting {
  kysely: Kysely<Schema>
  services: readonly ConfiguredService[]
  /** Reported when a service begins to fail, and when it answers again: not of each failure. */
  onChange: (message: string) => void
  now?: () => Date
}

/** Questions at a time, and the milliseconds of rest after them, so that no service is asked without a pause. */
const max = 40
const rest = 5000
/** Fetched rows are leased to this process for so many milliseconds: longer than a round in which a service never answers. */
const lease = 600_000

export function createFigureFetcher({ kysely, services, onChange, now = () => new Date() }: FetcherSetting): FigureFetcher {
  const sources = services.map(({ source }) => source)
  const failing = new Set<string>()

  /** Asks one question at a time, as the services demand; after a failure the other rows wait until their lease ends. */
  const askService = async (
    { source, service }: ConfiguredService,
    wanted: readonly WantedFigures[],
    signal: AbortSignal,
  ): Promise<number> => {
    let answered = 0
    const name = source.url === '' ? service.name : `${service.name} at ${source.url}`
    for (const each of wanted) {
      const outcome = await service.find(each.doi, signal).then(
        figures => ({ figures }),
        (error: unknown) => ({ error }),
      )
      if (signal.aborted) {
        await giveBackFigures(kysely, wanted.slice(answered))
        break
      }
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

  const fetchSome = async (signal: AbortSignal): Promise<number> => {
    const wanted = await takeWantedFigures(kysely, sources, { now: now(), until: new Date(now().getTime() + lease), max })
    const answered = await Promise.all(
      services.map(configured =>
        askService(
          configured,
          wanted.filter(({ service, url }) => service === configured.source.service && url === configured.source.url),
          signal,
        ),
      ),
    )
    return answered.reduce((sum, count) => sum + count, 0)
  }
  return {
    fetchSome,
    async fetchAll(signal) {
      while ((await fetchSome(signal)) > 0) await wait(rest, undefined, { signal })
      signal.throwIfAborted()
    },
  }
}
