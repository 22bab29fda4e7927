/**
 * `npm run audit:spec`: are the tests there that docs/audit-tests.md names, and which tests show which statement of the specifications?
 * `--write` makes docs/statements.md anew, `--run` runs the files of docs/audit-tests.md. Exit code 1 where a test is absent or fails, an id
 * is unknown, or docs/statements.md is not current.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { listFiles, readSource, root } from '../read-sources.ts'
import { findMissingTests, parseAuditTests } from './audit-tests.ts'
import { readStatements, titledTests, unknownIds, writeStatements } from './statements.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false }, run: { type: 'boolean', default: false } } })

const audited = parseAuditTests(readSource('docs/audit-tests.md'))
const statements = readStatements(readSource('docs/coverage.md'))
const tests = listFiles('src', 'tests')
  .filter(path => path.endsWith('.test.ts'))
  .flatMap(path => titledTests(path, readSource(path)))
const invalid = [...findMissingTests(audited, root), ...unknownIds(statements, tests)]
for (const { point, statement, tests: shownBy } of audited) if (shownBy.length === 0) console.log(`${point}: no test shows “${statement}”`)

const list = join(root, 'docs/statements.md')
const written = writeStatements(statements, tests)
if (values.write) writeFileSync(list, written)
else if (!existsSync(list) || readFileSync(list, 'utf8') !== written)
  invalid.push('docs/statements.md is not current: npm run audit:spec -- --write')
for (const line of invalid) console.error(line)

const files = [...new Set(audited.flatMap(({ tests: shownBy }) => shownBy.map(({ file }) => file)))]
console.log(`${audited.length} audited statements, tests in ${files.length} files; ${statements.length} statements of the specifications.`)
if (invalid.length > 0) process.exitCode = 1
else if (values.run) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/test.ts'), ...files], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
}
