import pg from 'pg'
import { expect, test } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { isUnreachable } from './unreachable.ts'

const withCode = (code: string): Error => Object.assign(new Error('failed'), { code })

test.each([
  ['the database does not answer in time, or is closed', new HttpError('DATABASE_UNAVAILABLE', 'It is late.'), true],
  ['nobody listens', withCode('ECONNREFUSED'), true],
  ['no address of the name answers', new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]), true],
  ['the server is shutting down', withCode('57P01'), true],
  ['the connection failed', withCode('08006'), true],
  ['the server takes no more connections', withCode('53300'), true],
  ['the connection broke', new Error('Connection terminated unexpectedly'), true],
  ['the connection broke between two statements', new Error('Client has encountered a connection error and is not queryable'), true],
  ['a statement is wrong', withCode('42601'), false],
  ['a statement took too long', withCode('57014'), false],
  ['a client has ended its request', Object.assign(new Error('aborted'), { code: 'ECONNRESET' }), false],
  ['a fault of the program', new TypeError('x is not a function'), false],
  ['no error', 'ECONNREFUSED', false],
])('an error is an outage of the database or not: %s', (_, error, expected) => {
  expect(isUnreachable(error)).toBe(expected)
})

test('errors that node-postgres throws while the server is down are outages', async () => {
  const nobody = new pg.Pool({ connectionString: 'postgres://recto@127.0.0.1:1/recto' })
  expect(isUnreachable(await nobody.query('select 1').catch((error: unknown) => error))).toBe(true)
  await nobody.end()
  expect(isUnreachable(await nobody.query('select 1').catch((error: unknown) => error))).toBe(true)
})
