import { expect, test } from 'vitest'
import { parseIdempotencyKey } from './idempotency-key.ts'

test.each([
  // The draft's own example.
  ['"8e03978e-40d5-43dd-bc93-6894a57f9324"', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
  ['8e03978e-40d5-43dd-bc93-6894a57f9324', '8e03978e-40d5-43dd-bc93-6894a57f9324'],
  ['  "a"\t', 'a'],
  ['"with a space, a comma; and more"', 'with a space, a comma; and more'],
  [String.raw`"a \"quote\" and a \\"`, 'a "quote" and a \\'],
  ['A-Za_z.0~9:+/=', 'A-Za_z.0~9:+/='],
  [`"${'x'.repeat(255)}"`, 'x'.repeat(255)],
  // Counted without what escapes.
  [`"${String.raw`\"`.repeat(255)}"`, '"'.repeat(255)],
])('the header %j has the idempotency key %j', (header, key) => {
  expect(parseIdempotencyKey(header)).toBe(key)
})

test.each([
  [''],
  ['   '],
  ['""'],
  ['"'],
  ['"open'],
  ['open"'],
  [String.raw`"ends in an escape\"`],
  [String.raw`"\n"`],
  ['"a" "b"'],
  // Sent twice: Node joins both.
  ['"a", "b"'],
  ['a, b'],
  ['a b'],
  ['"a";version=1'],
  ['a;b'],
  ['ä'],
  ['"ä"'],
  ['"\u0001"'],
  ['x'.repeat(256)],
  [`"${'x'.repeat(256)}"`],
])('the header %j has no idempotency key', header => {
  expect(parseIdempotencyKey(header)).toBeNull()
})
