import { expect, test } from 'vitest'
import { copyrightOwner, copyrightYears } from './copyright.ts'

test.each([
  [2013, 2026, '2013–2026'],
  [2025, 2026, '2025–2026'],
  [2026, 2026, '2026'],
  [2027, 2026, '2026'],
])('the copyright of a site that started in %i, shown in %i, is %s (A2-52)', (startYear, currentYear, years) => {
  expect(copyrightYears(startYear, currentYear)).toBe(years)
})

test.each([
  ['Example Press', 'Example Press'],
  [null, 'Recto'],
])('with the setting %j, the copyright owner is %s (A2-52)', (owner, expected) => {
  expect(copyrightOwner({ copyrightOwner: owner, displayName: 'Recto' })).toBe(expected)
})
