/** Reads docs/audit-tests.md: statements of the audit, and the tests that show them. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableRows } from '../markdown-tables.ts'

export interface AuditedStatement {
  /** The number of its finding. */
  point: string
  statement: string
  /** Files from the project's root, and titles as they stand in them. */
  tests: { file: string; title: string }[]
}

/** @param markdown tables, whose last column has a line for each test: the file in backquotes, and the title */
export function parseAuditTests(markdown: string): AuditedStatement[] {
  return tableRows(markdown, '| Point | What holds | Tests |').map(([point = '', statement = '', tests = '']) => ({
    point,
    statement,
    tests: tests.split('<br>').flatMap(text => {
      const found = /^`([^`]+)` (.+)$/.exec(text)
      return found ? [{ file: found[1] ?? '', title: found[2] ?? '' }] : []
    }),
  }))
}

/** The tests that are named and not there. @returns one line for each */
export function findMissingTests(statements: readonly AuditedStatement[], root: string): string[] {
  return statements.flatMap(({ point, tests }) =>
    tests.flatMap(({ file, title }) => {
      const path = join(root, file)
      if (!existsSync(path)) return [`${point}: there is no ${file}`]
      return readFileSync(path, 'utf8').includes(title) ? [] : [`${point}: ${file} has no test “${title}”`]
    }),
  )
}
