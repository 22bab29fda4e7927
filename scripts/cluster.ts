/**
 * `npm run cluster`: trials that need PostgreSQL servers of their own, which are made in a temporary folder and removed. Exit code 1 where
 * something does not hold, 2 where PostgreSQL is absent. `--seed S` for another order of what is written.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tryMovedChangeLog } from './cluster/moved-change-log.ts'
import { AbsentError } from './interop/tools.ts'

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } })
const folder = await mkdtemp(join(tmpdir(), 'recto-cluster-'))
try {
  // The servers run as another user where this is root.
  await chmod(folder, 0o755)
  console.log('The change log is moved between two clusters while it is read …')
  const { lines, errors } = await tryMovedChangeLog(folder, Number(values.seed))
  for (const line of lines) console.log(line)
  for (const each of errors) console.error(`✗ ${each}`)
  if (errors.length > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof AbsentError)) throw error
  console.error(error.message)
  process.exitCode = 2
} finally {
  await rm(folder, { recursive: true, force: true })
}
