import { expect, test } from 'vitest'
import { isSignedChange, signChange } from './change-word.ts'

const secret = 's'.repeat(32)
const at = 1_800_000_000
const signature = signChange(secret, at)

test.each<[string, string, number, string, number, boolean]>([
  ['at once', secret, at, signature, at, true],
  ['while clocks differ', secret, at, signature, at - 290, true],
  ['too late', secret, at, signature, at + 301, false],
  ['for another time', secret, at + 1, signature, at, false],
  ['with another secret', 't'.repeat(32), at, signature, at, false],
  ['with nothing', secret, at, '', at, false],
  ['with something longer', secret, at, `${signature}0`, at, false],
])('the signature of a change notice is accepted or refused: %s', (_, known, said, signed, now, isGood) =>
  expect(isSignedChange(known, { at: said, signature: signed }, now)).toBe(isGood),
)
