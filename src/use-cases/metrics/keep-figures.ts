/** Asks other services in the background for the figures that somebody wanted to see. No page waits for it, and no failure reaches one. */
import type { Kysely } from 'kysely'
import { noteFailure, storeFigures, takeWantedFigures, type WantedFigures } from '../../data/metric-figure.ts'
import type { Schema } from '../../data/schema.ts'
import { patienceAfter } from '../../domain/metrics/figures.ts'
import type { FigureService } from '../../external/figure-service.ts'
import { inBackground } from '../upkeep/in-background.ts'

export interface FigureKeeper {
  /** Asks for what is wanted now. @returns how many questions were answered */
  run(): Promise<number>
  /** Gives up what is being asked, and ends. */
  close(): Promise<void>
}

interface KeeperSetting {
  kysely: Kysely<Schema>
  services: readonly FigureService[]
  /** Told when a service begins to fail, and when it answers again: not of each failure. */
  onChange: (message: string) => void
  /** Told when the database begins to fail, and not of each time that it does. */
  onFailure: (error: unknown) => void
  /** Milliseconds between one round and the next. */
  every?: number
  now?: () => Date
}

/** Questions in a round. */
const most = 40
/** For how long what was taken is nobody else's, in milliseconds: longer than a round with a service that says nothing. */
const lease = 600_000

export function createFigureKeeper(setting: KeeperSetting): FigureKeeper {
  const { kysely, services, onChange, onFailure, every = 5000, now = () => new Date() } = setting
  const names = services.map(({ name }) => name)
  const stop = new AbortController()
  const failing = new Set<string>()

  /** One question after the other, as the services wish; after a failure the rest waits until it is nobody's again. */
  const askService = async (service: FigureService, wanted: readonly WantedFigures[]): Promise<number> => {
    let answered = 0
    for (const each of wanted) {
      if (stop.signal.aborted) break
      const outcome = await service.find(each.doi, stop.signal).then(
        figures => ({ figures }),
        (error: unknown) => ({ error }),
      )
      if (stop.signal.aborted) break
      if ('error' in outcome) {
        await noteFailure(kysely, each, new Date(now().getTime() + patienceAfter(each.failures + 1)))
        if (!failing.has(service.name)) onChange(`${service.name} fails: ${String(outcome.error)}`)
        failing.add(service.name)
        break
      }
      await storeFigures(kysely, { service: service.name, doi: each.doi, figures: outcome.figures, at: now() })
      if (failing.delete(service.name)) onChange(`${service.name} answers again`)
      answered += 1
    }
    return answered
  }

  const round = async (): Promise<number> => {
    const wanted = await takeWantedFigures(kysely, names, { now: now(), until: new Date(now().getTime() + lease), most })
    const answered = await Promise.all(
      services.map(service =>
        askService(
          service,
          wanted.filter(each => each.service === service.name),
        ),
      ),
    )
    return answered.reduce((sum, count) => sum + count, 0)
  }
  const rounds = inBackground(round, { every: services.length === 0 ? null : every, onFailure })
  return {
    run: rounds.run,
    async close() {
      stop.abort()
      await rounds.end()
    },
  }
}
