/** A server whose calls change something in different ways, over a database, for tests of Idempotency-Key. */
import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { whileAnswering } from '../../src/core/database/answering.ts'
import type { Database } from '../../src/core/database/open-database.ts'
import type { Schema } from '../../src/core/database/schema.ts'
import { handleIdempotencyKeys } from '../../src/core/http/api/idempotent-calls.ts'
import { describeHttpError } from '../../src/core/http/http-error.ts'
import { createAnswerStore } from '../../src/modules/accounts/data/stored-answer.ts'
import { countAttempt } from '../../src/modules/accounts/index.ts'

export interface CommandAppSetting {
  /** Seconds. */
  lease?: number
  /** Milliseconds; by default the lease is not renewed while a test runs. */
  renewEvery?: number
  beforeChange?: () => Promise<void>
  /** Runs once everything is committed, before the answer. */
  afterChange?: () => Promise<void>
}

/** Each change adds a row, which has the path of its call. */
const change = (db: Kysely<Schema>, url: string) =>
  db.insertInto('installation_secret').values({ name: randomUUID(), value: url }).execute()

/** @returns how often the calls of a path changed something */
export async function changesOf({ kysely }: Database, url: string): Promise<number> {
  return (await kysely.selectFrom('installation_secret').select('name').where('value', '=', url).execute()).length
}

/** The calls: what each does between the hooks. */
const calls: Record<string, (kysely: Kysely<Schema>, url: string) => Promise<unknown>> = {
  '/transaction': (kysely, url) => kysely.transaction().execute(trx => change(trx, url)),
  '/statement': change,
  '/query-that-writes': (kysely, url) =>
    sql`with added as (insert into installation_secret (name, value) values (${randomUUID()}, ${url}) returning 1) select from added`.execute(
      kysely,
    ),
  '/two-transactions': async (kysely, url) => {
    await kysely.transaction().execute(trx => change(trx, `first of ${url}`))
    await kysely.transaction().execute(trx => change(trx, url))
  },
  '/nothing': async kysely => {
    await countAttempt(kysely, { what: 'tests', max: 1_000, seconds: 60 }, 'anybody')
    await kysely.transaction().execute(trx => trx.selectFrom('lease').select('name').forUpdate().execute())
  },
}
export const changingCalls = Object.keys(calls).filter(url => url !== '/nothing')

export function createCommandApp(database: Database, setting: CommandAppSetting = {}): FastifyInstance {
  const { lease, renewEvery = 3_600_000, beforeChange, afterChange } = setting
  const app = Fastify()
  app.setErrorHandler((error, _request, reply) => {
    const { status, ...described } = describeHttpError(error)
    return reply.code(status).send(described)
  })
  app.addHook('onRequest', (_request, _reply, done) => whileAnswering(done))
  handleIdempotencyKeys(app, {
    answers: createAnswerStore(database.kysely, lease === undefined ? {} : { lease }),
    secret: async () => 'secret',
    scopeOf: async () => ({ site: 'gates', by: 'ada', accountId: null }),
    renewEvery,
  })
  for (const [url, run] of Object.entries(calls))
    app.post(url, async (_request, reply) => {
      await beforeChange?.()
      await run(database.kysely, url)
      await afterChange?.()
      return reply.code(201).send({ answered: url })
    })
  return app
}

/** Sends the one call of a path. */
export const callOnce = (app: FastifyInstance, url: string) => app.inject({ method: 'POST', url, headers: { 'idempotency-key': 'k' } })
