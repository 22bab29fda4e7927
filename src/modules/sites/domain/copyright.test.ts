import { expect, test } from 'vitest'
import { copyrightOwner, copyrightYears } from './copyright.ts'

test.each([
  [2013, 2026, '2013–2026'],
  [2025, 2026, '2025–2026'],
  [2026, 2026, '2026'],
  [2027, 2026, '2026'],
])('a platform that started in %i shows in %i: %s (A2-52)', (startYear, currentYear, years) => {
  expect(copyrightYears(startYear, currentYear)).toBe(years)
})

test.each([
  ['Example Press', 'Example Press'],
  [null, 'Recto'],
])('with %j as owner, the owner is %s (A2-52)', (owner, expected) => {
  expect(copyrightOwner({ copyrightOwner: owner, displayName: 'Recto' })).toBe(expected)
})
