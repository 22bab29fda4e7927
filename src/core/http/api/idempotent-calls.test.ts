import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AnswerStore } from '../idempotency/answer-store.ts'
import { handleIdempotencyKeys, maxAnswerBytes } from './idempotent-calls.ts'

/** This fake behaves as src/modules/accounts/data/stored-answer.ts, without its times. */
function createMemoryStore(): AnswerStore & {
  rows: Map<string, { fingerprint: string; status: number | null; sealed: Uint8Array | null }>
} {
  const rows = new Map<string, { fingerprint: string; status: number | null; sealed: Uint8Array | null }>()
  return {
    rows,
    async claim({ id, fingerprint }) {
      const row = rows.get(id)
      if (row === undefined) {
        rows.set(id, { fingerprint, status: null, sealed: null })
        return { kind: 'claimed', attempt: id }
      }
      if (row.fingerprint !== fingerprint) return { kind: 'reused' }
      return row.status === null ? { kind: 'running', leaseLeft: 60 } : { kind: 'done', status: row.status, sealed: row.sealed }
    },
    async finish(id, _attempt, answer) {
      rows.set(id, { fingerprint: rows.get(id)?.fingerprint ?? '', ...answer })
    },
    async release(id) {
      rows.delete(id)
    },
    async fail(id) {
      rows.delete(id)
    },
    // They are tested over a database in tests/database/committed-calls.test.ts.
    async commit() {},
    async renew() {},
  }
}

let app: FastifyInstance
let store: ReturnType<typeof createMemoryStore>
let calls: number
beforeEach(() => {
  app = Fastify()
  store = createMemoryStore()
  calls = 0
  handleIdempotencyKeys(app, {
    answers: store,
    secret: async () => 'secret',
    scopeOf: async ({ headers }) => ({ site: 'gates', by: String(headers.by), accountId: null }),
  })
  app.post<{ Querystring: { status?: string } }>('/call', async ({ query: { status = '200' } }, reply) => {
    calls += 1
    return reply.code(Number(status)).header('Location', '/made').header('Set-Cookie', 'a=b').send({ calls })
  })
  app.post('/long', async (_request, reply) => {
    calls += 1
    return reply.type('text/plain').send('x'.repeat(maxAnswerBytes + 1))
  })
  app.post('/stream', async (_request, reply) => {
    calls += 1
    return reply.type('text/plain').send(Readable.from(['x']))
  })
  app.post('/empty', async (_request, reply) => {
    calls += 1
    return reply.code(204).send()
  })
})
afterEach(() => app.close())

const send = (url: string, by = 'ada', remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'POST', url, remoteAddress, headers: { 'idempotency-key': 'k', by } })

test.each([200, 201, 202, 404, 409, 410, 422])('an answer with status %i is stored and replayed', async status => {
  const [first, second] = [await send(`/call?status=${status}`), await send(`/call?status=${status}`)]
  expect([second.statusCode, second.body, second.headers['idempotency-replayed'], calls]).toEqual([status, first.body, 'true', 1])
  expect([second.headers.location, second.headers['set-cookie']]).toEqual(['/made', undefined])
})

test.each([400, 401, 403, 413, 415, 429, 500, 502, 503])(
  'an answer with status %i is not stored, and the call runs again',
  async status => {
    const [, second] = [await send(`/call?status=${status}`), await send(`/call?status=${status}`)]
    expect([second.statusCode, second.headers['idempotency-replayed'], calls, store.rows.size]).toEqual([status, undefined, 2, 0])
  },
)

test('a stored answer without a body is replayed', async () => {
  const [first, second] = [await send('/empty'), await send('/empty')]
  expect([first.statusCode, second.statusCode, second.body, calls]).toEqual([204, 204, '', 1])
})

test.each(['/long', '/stream'])('the answer of %s is too large to store: a second call gets 409 and does not run', async url => {
  const [first, second] = [await send(url), await send(url)]
  expect([first.statusCode, second.statusCode, calls]).toEqual([200, 409, 1])
  expect(second.json()).toMatchObject({ code: 'IDEMPOTENT_ANSWER_NOT_KEPT', message: expect.stringContaining('answered 200') })
})

test('a client gets its answer when storing it fails, and a second call does not run', async () => {
  store.finish = async () => {
    throw new Error('The database is away.')
  }
  const [first, second] = [await send('/call'), await send('/call')]
  expect([first.statusCode, first.json(), second.statusCode, calls]).toEqual([200, { calls: 1 }, 409, 1])
})

test('a client that sends too many idempotency keys is rate limited, and others are not', async () => {
  for (let count = 0; count < 600; count += 1) expect((await send(`/call?count=${count}`)).statusCode).toBeOneOf([200, 422])
  const limited = await send('/call?count=600')
  expect([limited.statusCode, limited.json().code]).toEqual([429, 'RATE_LIMITED'])
  // Another session of the same address is no way around it.
  expect((await send('/call?of=another-session', 'another session')).statusCode).toBe(429)
  expect((await send('/call', 'ben', '192.0.2.2')).statusCode).toBe(200)
})
