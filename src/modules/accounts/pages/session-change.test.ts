import { expect, test } from 'vitest'
import { userIdOf } from './session-change.ts'

const tokenOf = (payload: string): string => `e30.${Buffer.from(payload).toString('base64url')}.signature`

test.each([
  ['somebody’s', tokenOf('{"exp":1,"userId":42,"username":"zoë@example.org"}'), 42],
  ['nobody’s', tokenOf('{"exp":1,"userRoles":[]}'), null],
  ['one of another shape', tokenOf('{"userId":"42"}'), null],
  ['no object', tokenOf('7'), null],
  ['no token', 'Service unavailable', null],
  ['nothing', '', null],
])('the account id is read from a token: %s', (_case, token, userId) => {
  expect(userIdOf(token)).toBe(userId)
})
