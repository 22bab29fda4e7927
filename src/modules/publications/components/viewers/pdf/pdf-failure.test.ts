import { expect, it } from 'vitest'
import { failureOf } from './pdf-failure.ts'

const failure = (name: string, more: object = {}) => Object.assign(new Error('no'), { name, ...more })
const { signal } = new AbortController()

it.each([
  [failure('InvalidPDFException'), 'broken'],
  [failure('PasswordException'), 'protected'],
  [failure('ResponseException', { status: 404, missing: true }), 'missing'],
  [failure('ResponseException', { status: 503, missing: false }), 'unreachable'],
  [failure('UnknownErrorException'), 'unreachable'],
  ['anything', 'unreachable'],
])('%s means %s', (error, why) => expect(failureOf(error, signal)).toBe(why))

it('a file that was closed while it opened has not failed', () => {
  expect(failureOf(failure('UnknownErrorException'), AbortSignal.abort())).toBeNull()
})
