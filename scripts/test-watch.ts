/**
 * `npm run test:watch` runs the unit tests again on every change of what they import. `npm run test:watch -- comments` watches the tests that
 * the words name; with `--project database` (or api, browser) those of another suite.
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './find-browser.ts'
import { findPostgres } from './test/find-postgres.ts'
import { findTests, suites } from './test/find-tests.ts'

const root = resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({ allowPositionals: true, options: { project: { type: 'string', default: 'unit' } } })
const suite = suites.find(each => each === values.project)
if (suite === undefined) {
  console.error(`There is no suite ${values.project}. The suites are ${suites.join(', ')}.`)
  process.exit(2)
}
const files = positionals.length === 0 ? [] : (findTests(root, positionals).get(suite) ?? [])
if (positionals.length > 0 && files.length === 0) {
  console.error(`The ${suite} tests have no file called ${positionals.join(' or ')}.`)
  process.exit(2)
}
const isServed = suite !== 'unit' && suite !== 'database'
const { status } = spawnSync('vitest', ['watch', '--project', suite, ...files], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: isServed ? 'production' : 'test',
    ...(suite !== 'unit' && { TEST_DATABASE_URL: await findPostgres() }),
    ...((suite === 'browser' || suite === 'articles') && { CHROMIUM_PATH: findBrowser() }),
  },
})
process.exitCode = status ?? 1
