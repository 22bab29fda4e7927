/** A call with an Idempotency-Key whose server or connection is lost is never done twice (docs/decisions/0124-committed-calls.md). */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../src/core/database/open-database.ts'
import { callOnce, changesOf, changingCalls, createCommandApp } from '../support/command-app.ts'
import { createOnServer, openTestDatabase } from '../support/database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(() => forget(database))
afterAll(() => database.close())

async function forget({ kysely }: Database): Promise<void> {
  await kysely.deleteFrom('idempotency_key').execute()
  await kysely.deleteFrom('installation_secret').execute()
}
const loseLease = ({ kysely }: Database) =>
  kysely.updateTable('idempotency_key').set({ leased_until: sql<Date>`now() - interval '1 second'` }).execute()
const rows = () => database.kysely.selectFrom('idempotency_key').select(['status', 'committed_at']).execute()
const never = (): Promise<never> => new Promise(() => undefined)

/** Resolves once a call has come to where `wait` is given, and stays there until it is released. */
function createGate() {
  const reached = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  return {
    reached: reached.promise,
    release: () => released.resolve(),
    wait: async () => {
      reached.resolve()
      await released.promise
    },
  }
}

/** Does a call that never answers, as that of a server that ends then. */
async function loseAfterChange(url: string): Promise<void> {
  const gate = createGate()
  void callOnce(createCommandApp(database, { afterChange: () => gate.wait().then(never) }), url)
  await gate.reached
}

describe.each(changingCalls)('the call %s', url => {
  test('is not done again once its server is lost between the change and the answer', async () => {
    await loseAfterChange(url)
    const app = createCommandApp(database)
    expect((await callOnce(app, url)).json()).toMatchObject({ code: 'IDEMPOTENT_CALL_RUNNING' })
    await loseLease(database)
    const answer = await callOnce(app, url)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'IDEMPOTENT_ANSWER_LOST'])
    expect(answer.json().message).toMatch(new RegExp(`\\(POST ${url}\\) changed something at \\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z`))
    expect(await changesOf(database, url)).toBe(1)
  })

  test('is not done again where it fails after the change, and says so at once', async () => {
    const app = createCommandApp(database, { afterChange: () => Promise.reject(new Error('broken')) })
    expect((await callOnce(app, url)).statusCode).toBe(500)
    expect((await callOnce(app, url)).json()).toMatchObject({ code: 'IDEMPOTENT_ANSWER_LOST' })
    expect(await changesOf(database, url)).toBe(1)
  })

  test('is done anew where it was lost before the change', async () => {
    const gate = createGate()
    void callOnce(createCommandApp(database, { beforeChange: () => gate.wait().then(never) }), url)
    await gate.reached
    await loseLease(database)
    expect((await callOnce(createCommandApp(database), url)).statusCode).toBe(201)
    expect(await changesOf(database, url)).toBe(1)
  })

  test('changes nothing once another request has taken it over', async () => {
    const gate = createGate()
    const late = callOnce(createCommandApp(database, { beforeChange: gate.wait }), url)
    await gate.reached
    await loseLease(database)
    const answered = await callOnce(createCommandApp(database), url)
    expect(answered.statusCode).toBe(201)
    gate.release()
    expect((await late).json()).toMatchObject({ code: 'IDEMPOTENT_CALL_RUNNING' })
    expect([await changesOf(database, url), await changesOf(database, `first of ${url}`)]).toEqual([1, url === '/two-transactions' ? 1 : 0])
    expect((await callOnce(createCommandApp(database), url)).body).toBe(answered.body)
  })

  test('is answered again as before where nothing is lost', async () => {
    const app = createCommandApp(database)
    const [first, second] = [await callOnce(app, url), await callOnce(app, url)]
    expect([first.statusCode, second.statusCode, second.body]).toEqual([201, 201, first.body])
    expect(await rows()).toEqual([{ status: 201, committed_at: expect.any(Date) }])
    expect(await changesOf(database, url)).toBe(1)
  })
})

test('a call that only counted an attempt and read has changed nothing', async () => {
  const app = createCommandApp(database)
  expect((await callOnce(app, '/nothing')).statusCode).toBe(201)
  expect(await rows()).toEqual([{ status: 201, committed_at: null }])
})

test('a slow call renews its lease: it is not run a second time, however long it takes', async () => {
  const gate = createGate()
  const app = createCommandApp(database, { lease: 1, renewEvery: 50, beforeChange: gate.wait })
  const slow = callOnce(app, '/transaction')
  await gate.reached
  const first = await database.kysely.selectFrom('idempotency_key').select('leased_until').executeTakeFirstOrThrow()
  const isPast = async () => {
    const { rows } = await sql<{ past: boolean }>`select clock_timestamp() > ${first.leased_until} as past`.execute(database.kysely)
    return rows[0]?.past
  }
  await expect.poll(isPast, { interval: 50 }).toBe(true)
  expect((await callOnce(app, '/transaction')).json()).toMatchObject({ code: 'IDEMPOTENT_CALL_RUNNING' })
  gate.release()
  expect((await slow).statusCode).toBe(201)
  expect(await changesOf(database, '/transaction')).toBe(1)
  // The renewals have ended with the call.
  await forget(database)
  await app.close()
})

describe.runIf(process.env.TEST_DATABASE_URL)('on a database server', () => {
  let own: { url: string; drop: () => Promise<void> }
  beforeAll(async () => {
    own = await createOnServer(process.env.TEST_DATABASE_URL ?? '')
  })
  afterAll(() => own.drop())

  test('a call whose process is killed between the change and the answer is not done again', async () => {
    const script = join(import.meta.dirname, '../support/committed-call-process.ts')
    const running = spawn(process.execPath, [script, own.url, '/transaction'], { stdio: ['ignore', 'pipe', 'inherit'] })
    const second = await openDatabase({ databaseUrl: own.url, directory: '' })
    try {
      await once(running.stdout, 'data')
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
      const app = createCommandApp(second)
      expect((await callOnce(app, '/transaction')).json()).toMatchObject({ code: 'IDEMPOTENT_CALL_RUNNING' })
      await loseLease(second)
      expect((await callOnce(app, '/transaction')).json()).toMatchObject({ code: 'IDEMPOTENT_ANSWER_LOST' })
      expect(await changesOf(second, '/transaction')).toBe(1)
    } finally {
      running.kill('SIGKILL')
      await forget(second)
      await second.close()
    }
  })

  test('a commit that the server does after its client has given up counts, and the call is not done again', async () => {
    const impatient = await openDatabase({ databaseUrl: own.url, directory: '', answerTimeout: 2_000 })
    try {
      // The commit takes longer than the client waits, and less than the server allows a statement.
      await sql`create function commit_slowly() returns trigger language plpgsql as
        $$ begin perform pg_sleep(3); return null; end $$`.execute(impatient.kysely)
      await sql`create constraint trigger commit_slowly after insert on installation_secret deferrable initially deferred
        for each row execute function commit_slowly()`.execute(impatient.kysely)
      const app = createCommandApp(impatient)
      expect((await callOnce(app, '/transaction')).json()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
      await expect.poll(() => changesOf(impatient, '/transaction')).toBe(1)
      await sql`drop trigger commit_slowly on installation_secret`.execute(impatient.kysely)
      expect((await callOnce(app, '/transaction')).json()).toMatchObject({ code: 'IDEMPOTENT_ANSWER_LOST' })
      expect(await changesOf(impatient, '/transaction')).toBe(1)
    } finally {
      await impatient.close()
    }
  })
})
