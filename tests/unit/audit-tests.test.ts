/** docs/audit-tests.md names tests that exist, for each point of the audit. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { findMissingTests, parseAuditTests } from '../../tools/audit-spec/audit-tests.ts'

const root = resolve(import.meta.dirname, '../..')
const statements = parseAuditTests(readFileSync(join(root, 'docs/audit-tests.md'), 'utf8'))

test('every test named in the audit exists under its title', () => {
  expect(statements.length).toBeGreaterThan(150)
  expect(findMissingTests(statements, root)).toEqual([])
})

test('each of the 29 points has a statement that a test shows', () => {
  const shown = new Set(statements.filter(({ tests }) => tests.length > 0).map(({ point }) => point.split('.')[0]))
  expect(Array.from({ length: 29 }, (_, point) => String(point)).filter(point => !shown.has(point))).toEqual([])
})

test('a missing test is reported', () => {
  const row = (tests: string) => parseAuditTests(`| Point | What holds | Tests |\n|---|---|---|\n| 3 | One function | ${tests} |`)
  expect(findMissingTests(row('`tests/unit/nowhere.test.ts` something'), root)).toEqual(['3: there is no tests/unit/nowhere.test.ts'])
  expect(findMissingTests(row('`tests/unit/coverage-table.test.ts` no such title \\| at all'), root)).toEqual([
    '3: tests/unit/coverage-table.test.ts has no test “no such title | at all”',
  ])
})
