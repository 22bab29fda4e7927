import { expect, test } from 'vitest'
import { readUserCookie, userCookieValue, withUserCookieValue, writeUserCookie } from './user-cookie.ts'

test.each([
  ['[{"userId":7,"value":"true"}]', [{ userId: 7, value: 'true' }]],
  [
    '[{"userId":7,"value":"a"},{"userId":8,"value":"b"},{"userId":7,"value":"c"}]',
    [
      { userId: 8, value: 'b' },
      { userId: 7, value: 'c' },
    ],
  ],
  ['[{"userId":7,"value":"a","admin":true}]', [{ userId: 7, value: 'a' }]],
  ['[null,1,"x",[],{},{"userId":"7","value":"a"},{"userId":7.5,"value":"a"},{"userId":7},{"value":"a"}]', []],
  ['[{"userId":7,"value":"true"}', []],
  ['{"userId":7,"value":"true"}', []],
  ['null', []],
  ['true', []],
  ['', []],
  [null, []],
  [undefined, []],
])('the cookie %j is read as %j (A3-04, A8-36)', (cookie, expected) => expect(readUserCookie(cookie)).toEqual(expected))

test('each account has its own value, and a new value replaces it (A3-04)', () => {
  const entries = withUserCookieValue(withUserCookieValue(withUserCookieValue([], 7, 'no'), 8, 'yes'), 7, 'maybe')
  expect([7, 8, 9].map(userId => userCookieValue(entries, userId))).toEqual(['maybe', 'yes', null])
  expect(readUserCookie(writeUserCookie(entries))).toEqual(entries)
})

test('the cookie stays within a browser’s limit, and drops the oldest accounts', () => {
  const entries = Array.from({ length: 100 }).reduce<ReturnType<typeof readUserCookie>>(
    (list, _, id) => withUserCookieValue(list, 2_000_000_000 + id, 'true'),
    [],
  )
  expect(encodeURIComponent(writeUserCookie(entries)).length).toBeLessThan(4000)
  expect(userCookieValue(entries, 2_000_000_099)).toBe('true')
  expect(userCookieValue(entries, 2_000_000_000)).toBeNull()
  expect(readUserCookie(JSON.stringify(Array.from({ length: 500 }, (_, userId) => ({ userId, value: '' })))).length).toBeLessThanOrEqual(
    entries.length,
  )
})
