/** `npm run audit:spec`: are the tests there that docs/audit-tests.md names? `--run` runs their files. Exit code 1 where one is absent or fails. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../read-sources.ts'
import { findMissingTests, parseAuditTests } from './audit-tests.ts'

const statements = parseAuditTests(readFileSync(join(root, 'docs/audit-tests.md'), 'utf8'))
const missing = findMissingTests(statements, root)
for (const line of missing) console.error(line)
for (const { point, statement, tests } of statements) if (tests.length === 0) console.log(`${point}: no test shows “${statement}”`)
const files = [...new Set(statements.flatMap(({ tests }) => tests.map(({ file }) => file)))]
console.log(`${statements.length} statements, tests in ${files.length} files.`)
if (missing.length > 0) process.exitCode = 1
else if (process.argv.includes('--run')) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/test.ts'), ...files], { cwd: root, stdio: 'inherit' })
  process.exitCode = status ?? 1
}
