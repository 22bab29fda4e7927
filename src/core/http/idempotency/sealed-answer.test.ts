import { expect, test } from 'vitest'
import { openAnswer, sealAnswer } from './sealed-answer.ts'

const key = Buffer.alloc(32, 7)
const answer = { headers: { 'content-type': 'application/json' }, body: '{"name":"Ada Rööf"}' }

test('a sealed answer opens unchanged, and its text cannot be read in it', () => {
  const sealed = sealAnswer(answer, key, 'a')
  expect(openAnswer(sealed, key, 'a')).toEqual(answer)
  expect(sealed.includes('Ada')).toBe(false)
  expect(sealAnswer(answer, key, 'a').equals(sealed)).toBe(false)
})

test.each([
  ['with another key', Buffer.alloc(32, 8), 'a', (sealed: Buffer) => sealed],
  ['for another call', key, 'b', (sealed: Buffer) => sealed],
  ['after a change', key, 'a', (sealed: Buffer) => Buffer.concat([sealed.subarray(0, -1), Buffer.from([(sealed.at(-1) ?? 0) ^ 1])])],
  ['without its end', key, 'a', (sealed: Buffer) => sealed.subarray(0, 20)],
])('a sealed answer does not open %s', (_, otherKey, about, change) => {
  const sealed = sealAnswer(answer, key, 'a')
  expect(() => openAnswer(change(sealed), otherKey, about)).toThrow()
})
