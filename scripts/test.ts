/**
 * `npm test`: type check, lint, and the unit, database, API and browser tests, with a summary. `npm test -- unit browser` runs those steps alone;
 * `npm test -- articles` opens every real article, where there are some. Any other word names tests (./test/find-tests.ts): `npm test -- comments`
 * runs the tests of comments in every suite, `npm test -- api comments` those of the API.
 * Every step runs, so that one failure does not hide another.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { buildSite } from './build-site.ts'
import { findBrowser } from './find-browser.ts'
import { findPostgres } from './test/find-postgres.ts'
import { findTests, type Suite, suites } from './test/find-tests.ts'

interface Outcome {
  step: string
  passed: number
  failed: number
  skipped: number
  note: string
  /** The failed tests by file and name: what ran long before the end is hard to find in the output. */
  failures: string[]
}

const root = resolve(import.meta.dirname, '..')
const stepNames = [
  'types',
  'lint',
  'promises',
  'unused',
  'licences',
  'boundaries',
  'links',
  'messages',
  'limits',
  'terms',
  'statements',
  'counts',
  'unit',
  'database',
  'build',
  'api',
  'browser',
  'articles',
] as const
type StepName = (typeof stepNames)[number]
const isStepName = (text: string): text is StepName => stepNames.some(name => name === text)
/** Too long for every run. */
const onlyWhenRequested: ReadonlySet<StepName> = new Set(['articles'])

const requestedSteps = new Set(process.argv.slice(2).filter(isStepName))
const requestedTests = process.argv.slice(2).filter(word => !isStepName(word))
/** Null: all. */
const named = requestedTests.length === 0 ? null : findTests(root, requestedTests)
if (named?.size === 0) {
  console.error(`No test file is called ${requestedTests.join(' or ')}, and no step. The steps are ${stepNames.join(', ')}.`)
  process.exit(2)
}
function isWanted(step: StepName): boolean {
  if (requestedSteps.size > 0 && !requestedSteps.has(step)) return false
  // The tests of the site build it themselves.
  if (named !== null)
    return suites.some(suite => suite === step && named.has(suite) && (!onlyWhenRequested.has(suite) || requestedSteps.has(suite)))
  return requestedSteps.size > 0 || !onlyWhenRequested.has(step)
}
const reports = mkdtempSync(join(tmpdir(), 'recto-test-'))
const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() })),
    }),
  ),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numFailedTestSuites: z.number(),
})

const unhandledReporter = join(import.meta.dirname, 'test/unhandled-errors.ts')
const unhandledErrors = z.array(z.object({ message: z.string(), stack: z.string().nullish() }))

/** A process of Go with half of the work of collecting memory, for half as much memory again: the type check and the linter that knows types. */
const withFewerCollections = { GOGC: '400' }

function run(command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  return spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } }).status === 0
}

function check(step: string, command: string, args: string[]): Outcome {
  const passed = run(command, args, withFewerCollections)
  return { step, passed: Number(passed), failed: Number(!passed), skipped: 0, note: '', failures: [] }
}

function failuresOf({ testResults }: z.infer<typeof report>): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const summary = failed.map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`)
    return message && summary.length === 0 ? [`${file}: ${firstLine(message)}`] : summary
  })
}
/** The first place of the project's own in a stack. */
const placeIn = (stack: string | null | undefined): string =>
  stack
    ?.split('\n')
    .find(line => line.includes(root) && !line.includes('node_modules'))
    ?.trim() ?? ''
const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''

/** Servers answer with the React that readers are served with, which is quicker than the one that watches its developer. */
const asServed = { NODE_ENV: 'production' }

function tests(project: Suite, step: string = project, env: NodeJS.ProcessEnv = {}): Outcome {
  const outputFile = join(reports, `${step}.json`)
  const unhandledFile = join(reports, `${step}-unhandled.json`)
  const passed = run(
    'vitest',
    [
      ...[
        'run',
        '--project',
        project,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${outputFile}`,
        `--reporter=${unhandledReporter}`,
        '--passWithNoTests',
      ],
      ...(named?.get(project) ?? []),
    ],
    {
      NODE_ENV: 'test',
      UNHANDLED_ERRORS_FILE: unhandledFile,
      ...env,
    },
  )
  try {
    const counts = report.parse(JSON.parse(readFileSync(outputFile, 'utf8')))
    const unhandled = unhandledErrors.parse(JSON.parse(readFileSync(unhandledFile, 'utf8')))
    // A file that fails to load has no failed test of its own, and neither has an error that nobody handled.
    const failed = counts.numFailedTests || Number(!passed)
    const failures = [...failuresOf(counts), ...unhandled.map(({ message, stack }) => `unhandled: ${firstLine(message)} ${placeIn(stack)}`)]
    return { step, passed: counts.numPassedTests, failed, skipped: counts.numPendingTests, note: '', failures }
  } catch {
    return { step, passed: 0, failed: 1, skipped: 0, note: 'did not run to its end', failures: [] }
  }
}

const server = await findPostgres()
/** The tests of data run on both databases; the others on the one that takes half of the time, where there is one. */
const onServer = { TEST_DATABASE_URL: server }

function databaseTests(): Outcome[] {
  const embedded = tests('database', 'database (embedded)', { TEST_DATABASE_URL: '', TEST_DATABASE_FOLLOWS: server })
  if (server) return [embedded, tests('database', 'database (PostgreSQL)', onServer)]
  const note = 'left out: no PostgreSQL server answers (TEST_DATABASE_URL, or 127.0.0.1:5432)'
  return [embedded, { step: 'database (PostgreSQL)', passed: 0, failed: 0, skipped: 0, note, failures: [] }]
}

function browserTests(project: Suite): Outcome {
  try {
    return tests(project, project, { ...onServer, ...asServed, CHROMIUM_PATH: findBrowser() })
  } catch (error) {
    return { step: project, passed: 0, failed: 1, skipped: 0, note: error instanceof Error ? error.message : String(error), failures: [] }
  }
}

function build(): Outcome {
  try {
    buildSite()
    return { step: 'build', passed: 1, failed: 0, skipped: 0, note: '', failures: [] }
  } catch (error) {
    return { step: 'build', passed: 0, failed: 1, skipped: 0, note: String(error), failures: [] }
  }
}

const script = (step: string, path: string, ...args: string[]): Outcome => check(step, process.execPath, [path, ...args])

const steps: Record<StepName, () => Outcome | Outcome[]> = {
  // Each checker works out for itself what the others know: more of them than processors cost twice as much.
  types: () => check('types', 'tsc', ['--noEmit', '-p', '.', '--checkers', String(Math.min(4, availableParallelism()))]),
  lint: () => check('lint', 'biome', ['check', '--error-on-warnings', '.']),
  promises: () => check('promises', 'oxlint', ['--type-aware', '--deny-warnings', '.']),
  unused: () => check('unused', 'knip', []),
  licences: () => script('licences', 'tools/check-licences/main.ts'),
  boundaries: () => script('boundaries', 'tools/boundaries/main.ts', '--check'),
  links: () => script('links', 'tools/check-links/main.ts'),
  messages: () => script('messages', 'tools/messages/main.ts'),
  limits: () => script('limits', 'tools/limits/main.ts'),
  terms: () => script('terms', 'tools/codemods/rename-terms.ts', '--check'),
  statements: () => script('statements', 'tools/audit-spec/main.ts'),
  counts: () => script('counts', 'tools/count-assertions/main.ts', '--check'),
  unit: () => tests('unit'),
  database: databaseTests,
  build,
  api: () => tests('api', 'api', { ...onServer, ...asServed }),
  browser: () => browserTests('browser'),
  articles: () => browserTests('articles'),
}

const outcomes: Outcome[] = []
/** Seconds by step, in the order in which they ran. */
const durations: string[] = []
for (const name of stepNames) {
  if (!isWanted(name)) continue
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  const begun = performance.now()
  outcomes.push(...[steps[name]()].flat())
  durations.push(`${name} ${Math.round((performance.now() - begun) / 1000)} s`)
}
rmSync(reports, { recursive: true })

const sum = (count: (outcome: Outcome) => number): number => outcomes.reduce((total, outcome) => total + count(outcome), 0)
console.log('\nSummary')
for (const { step, passed, failed, skipped, note, failures } of outcomes) {
  console.log(
    `  ${failed > 0 ? '✗' : '✓'} ${step.padEnd(24)} ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}${note && `  ${note}`}`,
  )
  for (const failure of failures) console.log(`      ${failure}`)
}
console.log(`\nTime: ${durations.join(', ')}`)
console.log(`${sum(each => each.passed)} passed, ${sum(each => each.failed)} failed, ${sum(each => each.skipped)} skipped`)
process.exitCode = sum(each => each.failed) > 0 ? 1 : 0
