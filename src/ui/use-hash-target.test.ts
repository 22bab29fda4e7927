import { expect, test } from 'vitest'
import { idOfHash } from './use-hash-target.ts'

test.each([
  ['', null],
  ['#', null],
  ['#charges', 'charges'],
  ['#c%C3%B4te', 'côte'],
  ['#100%', '100%'],
])('the hash %j has the id %j', (hash, id) => {
  expect(idOfHash(hash)).toBe(id)
})
