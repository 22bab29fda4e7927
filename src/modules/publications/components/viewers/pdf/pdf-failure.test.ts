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
])('the error %s is shown as %s', (error, why) => expect(failureOf(error, signal)).toBe(why))

it('closing a file while it opens is not a failure', () => {
  expect(failureOf(failure('UnknownErrorException'), AbortSignal.abort())).toBeNull()
})
