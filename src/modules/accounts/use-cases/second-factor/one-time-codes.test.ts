import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { newKey, stepOfCode, uriOfKey } from './one-time-codes.ts'
import { createSealedKeys } from './sealed-keys.ts'

/** "12345678901234567890" as base 32. */
const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** RFC 6238, appendix B, SHA1: the last six of eight digits. */
test.each([
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_111_111_111, '050471', 37_037_037],
  [20_000_000_000, '353130', 666_666_666],
])('at %i s the one-time code is %s', (seconds, code, step) => {
  const at = (later: number) => stepOfCode(key, code, (seconds + later) * 1000)
  expect([at(0), at(30), at(-30)]).toEqual([step, step, step])
  expect([at(60), at(-60)]).toEqual([null, null])
})

test('the otpauth URI has the site and the account, with special characters escaped', () => {
  const uri = uriOfKey(key, 'Roofs: & more', 'ada@example.org')
  expect(uri).toMatch(/^otpauth:\/\/totp\/Roofs%20%20%26%20more:ada%40example\.org\?/)
  expect(Object.fromEntries(new URL(uri).searchParams)).toMatchObject({ secret: key, digits: '6', period: '30', algorithm: 'SHA1' })
  expect(newKey()).toMatch(/^[A-Z2-7]{32}$/)
})

test('a sealed key opens only for its account and purpose, and an offered key for one hour', async () => {
  let now = 0
  const keysOf = (secret: string) => createSealedKeys({ secret: async () => secret, now: () => now })
  const keys = keysOf('one')
  const [sealed, offer] = [await keys.seal(key, testId(1)), await keys.sealOffer(key, testId(1))]
  expect(sealed.includes(key)).toBe(false)
  expect([await keys.open(sealed, testId(1)), await keys.openOffer(offer, testId(1))]).toEqual([key, key])
  expect([await keys.open(sealed, testId(2)), await keys.openOffer(offer, testId(2))]).toEqual([null, null])
  expect([await keysOf('two').open(sealed, testId(1)), await keysOf('two').openOffer(offer, testId(1))]).toEqual([null, null])
  expect(await keys.openOffer(sealed.toString('base64url'), testId(1))).toBe(null)
  expect([await keys.openOffer('', testId(1)), await keys.openOffer('x'.repeat(4000), testId(1))]).toEqual([null, null])
  now = 61 * 60 * 1000
  expect(await keys.openOffer(offer, testId(1))).toBe(null)
})
