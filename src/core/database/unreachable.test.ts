import pg from 'pg'
import { expect, test } from 'vitest'
import { DatabaseClosedError } from './pglite/client.ts'
import { DatabaseUnreachableError, isUnreachable } from './unreachable.ts'

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code })

test.each([
  ['the embedded database has ended', new DatabaseClosedError('The embedded database is closed'), true],
  ['the database does not answer in time', new DatabaseUnreachableError('It is late.'), true],
  ['nobody listens', withCode('ECONNREFUSED'), true],
  ['no address of the name answers', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]), true],
  ['the server is shutting down', withCode('57P01'), true],
  ['the connection failed', withCode('08006'), true],
  ['the server takes no more connections', withCode('53300'), true],
  ['the connection broke', new Error('Connection terminated unexpectedly'), true],
  ['a statement is wrong', withCode('42601'), false],
  ['a statement took too long', withCode('57014'), false],
  ['a client has ended its request', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), false],
  ['a fault of the program', new TypeError('x is not a function'), false],
  ['no error', 'ECONNREFUSED', false],
])('%s', (_, error, expected) => {
  expect(isUnreachable(error)).toBe(expected)
})

test('what node-postgres throws is known', async () => {
  const nobody = new pg.Pool({ connectionString: 'postgres://recto@127.0.0.1:1/recto' })
  expect(isUnreachable(await nobody.query('select 1').catch((error: unknown) => error))).toBe(true)
  await nobody.end()
  expect(isUnreachable(await nobody.query('select 1').catch((error: unknown) => error))).toBe(true)
})
