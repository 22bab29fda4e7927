import { expect, test } from 'vitest'
import { readGrants } from './grants.ts'

test.each([
  ['814975', 'under the grant agreement No 814975 (SEMIGROUP).', 'SEMIGROUP'],
  ['825753', 'agreement No. 825753 [project ERINHA-Advance]', 'ERINHA-Advance'],
  ['101060679', 'grant 101060679, acronym REBUILD-ICT, and others', 'REBUILD-ICT'],
  ['101060679', 'grant 101060679 (acronym: EcoPOST)', 'EcoPOST'],
  ['7', '7, 8 and then 7 “KELP”', 'KELP'],
  ['7', '7, 8 and then 7 (KELP)', 'KELP'],
  ['R01 GM086258', 'R01 GM086258 (to A.B.)', ''],
  ['R01 GM086258', 'R01 GM086258 (Smith)', ''],
  ['11', 'grant 11 (MR/K501311/1)', ''],
  ['11', 'grant 11 (ERC-2017-STG)', ''],
  ['11', 'nothing of it', ''],
  ['11', '', ''],
  ['(', 'a ( (KELP)', 'KELP'],
])('the acronym of the grant %s in “%s” is “%s”', (number, funding, acronym) => {
  expect(readGrants([number], funding)).toEqual([{ number, acronym }])
})

test('each grant number is listed once, and blank ones are dropped', () => {
  expect(readGrants([' A1', 'A1', ' ', 'B2 '], '')).toEqual([
    { number: 'A1', acronym: '' },
    { number: 'B2', acronym: '' },
  ])
})
