/**
 * `npm test` is the first tier: type check, lint, and the unit, database, API and browser tests, with a summary. `npm run test:all` is
 * everything, or a part of it: `npm run test:all -- --part 2/4`. `npm test -- unit browser` runs those steps alone; `npm test -- articles`
 * opens every real article, where there are some. Any other word names tests of both tiers (./test/find-tests.ts): `npm test -- comments`
 * runs the tests of comments in every suite, `npm test -- api comments` those of the API.
 * Every step runs, so that one failure does not hide another. Files that failed are run once more (./test/rerun.ts).
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { buildSite } from './build-site.ts'
import { findBrowser } from './find-browser.ts'
import { findPostgres } from './test/find-postgres.ts'
import { findTests, type Suite, suites } from './test/find-tests.ts'
import { startOwnPostgres } from './test/own-postgres.ts'
import { judge, planRerun } from './test/rerun.ts'
import { runProcess } from './test/run-process.ts'
import { didNotEnd, readSuiteResult, type SuiteResult } from './test/suite-result.ts'
import { type Outcome, printSummary, writeFlaky } from './test/summary.ts'

const root = resolve(import.meta.dirname, '..')
const results = join(root, 'test-results')
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
  'embedded',
  'database',
  'build',
  'api',
  'browser',
  'articles',
] as const
type StepName = (typeof stepNames)[number]
const isStepName = (text: string): text is StepName => stepNames.some(name => name === text)
const isSuite = (step: StepName): step is StepName & Suite => suites.some(suite => suite === step)
/** Too long for every run. */
const onlyWhenRequested: ReadonlySet<StepName> = new Set(['articles'])

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, part: { type: 'string' } },
})
if (options.part !== undefined && !/^[1-9]\d?\/[1-9]\d?$/.test(options.part)) {
  console.error(`--part ${options.part}: it must be such as 2/4.`)
  process.exit(2)
}
const requestedSteps = new Set(positionals.filter(isStepName))
const requestedTests = positionals.filter(word => !isStepName(word))
/** Null: all. */
const named = requestedTests.length === 0 ? null : findTests(root, requestedTests)
if (named?.size === 0) {
  console.error(`No test file is called ${requestedTests.join(' or ')}, and no step. The steps are ${stepNames.join(', ')}.`)
  process.exit(2)
}

const tier = named !== null ? 'named' : options.all ? 'all' : 'first'

function isWanted(step: StepName): boolean {
  if (requestedSteps.size > 0 && !requestedSteps.has(step)) return false
  // The tests of the site build it themselves.
  if (named !== null)
    return suites.some(suite => suite === step && named.has(suite) && (!onlyWhenRequested.has(suite) || requestedSteps.has(suite)))
  if (requestedSteps.size > 0) return true
  if (onlyWhenRequested.has(step)) return false
  // What is no suite is checked with the first part.
  return isSuite(step) || options.part === undefined || options.part.startsWith('1/')
}

/** A process of Go with half of the work of collecting memory, for half as much memory again: the type check and the linter that knows types. */
const withFewerCollections = { GOGC: '400' }

async function check(step: string, command: string, args: string[]): Promise<Outcome> {
  const passed = await runProcess(command, args, { cwd: root, env: withFewerCollections, log: join(results, `${step}.log`) })
  return { step, passed: Number(passed), failed: Number(!passed), skipped: 0, note: '', failures: [], flaky: [], files: [] }
}

/** Servers answer with the React that readers are served with, which is quicker than the one that watches its developer. */
const asServed = { NODE_ENV: 'production' }
const unhandledReporter = join(import.meta.dirname, 'test/unhandled-errors.ts')
/** @param files absent: all of the suite */
async function runSuite(
  suite: Suite,
  env: NodeJS.ProcessEnv,
  { run, files = [], alone = false }: { run: string; files?: readonly string[]; alone?: boolean },
) {
  const [report, unhandled] = [join(results, `${run}.json`), join(results, `${run}-unhandled.json`)]
  for (const path of [report, unhandled]) rmSync(path, { force: true })
  await runProcess(
    'vitest',
    [
      ...[
        'run',
        '--project',
        suite,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        `--reporter=${unhandledReporter}`,
      ],
      '--passWithNoTests',
      ...(options.part === undefined || alone ? [] : [`--shard=${options.part}`]),
      ...(alone ? ['--no-file-parallelism'] : []),
      ...files,
    ],
    {
      cwd: root,
      env: { NODE_ENV: 'test', TEST_TIER: tier, UNHANDLED_ERRORS_FILE: unhandled, ...env },
      log: join(results, `${run}.log`),
    },
  )
  try {
    return readSuiteResult(JSON.parse(readFileSync(report, 'utf8')), JSON.parse(readFileSync(unhandled, 'utf8')), root)
  } catch {
    return didNotEnd
  }
}

const minutes = (): number => performance.now() / 60_000
/** The suites that ran, with the environment in which what failed is run again. */
const first: { suite: Suite; env: NodeJS.ProcessEnv; result: SuiteResult; outcome: Outcome }[] = []

async function tests(suite: Suite, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const result = await runSuite(suite, env, { run: suite, files: named?.get(suite) ?? [] })
  const outcome = outcomeOf(suite, result)
  first.push({ suite, env, result, outcome })
  return outcome
}

function outcomeOf(step: string, { files, unhandled, ended }: SuiteResult): Outcome {
  const sum = (count: (file: SuiteResult['files'][number]) => number): number => files.reduce((total, file) => total + count(file), 0)
  const failed = sum(file => file.failed)
  return {
    step,
    passed: sum(file => file.passed),
    // An error that nobody handled has no failed test of its own.
    failed: ended ? failed + unhandled.length : failed + 1,
    skipped: sum(file => file.skipped),
    note: ended ? '' : 'did not run to its end',
    failures: [...files.flatMap(file => file.failures), ...unhandled.map(error => `unhandled: ${error}`)],
    flaky: [],
    files,
  }
}

/** Runs once more what failed, when all else has ended. What is asked for by name is seen at once, and not repeated. */
async function rerunFailed(): Promise<void> {
  if (named !== null) return
  for (const { suite, env, result, outcome } of first) {
    const plan = planRerun(result, minutes())
    if (plan === null) continue
    const run = `${suite}-again`
    console.log(`\n── ${run} ${'─'.repeat(60 - run.length)}`)
    const second = await runSuite(suite, env, plan === 'all' ? { run } : { run, files: plan, alone: true })
    const { result: judged, flaky, tooMany } = judge(result, second)
    Object.assign(outcome, outcomeOf(suite, judged), { flaky })
    if (tooMany !== null) Object.assign(outcome, { failed: outcome.failed + 1, note: tooMany })
  }
}

/** A cluster of their own where this machine has PostgreSQL, or the server that TEST_DATABASE_URL names, or one that answers. */
const own =
  process.env.TEST_DATABASE_URL === undefined && suites.some(suite => suite !== 'unit' && isWanted(suite)) ? await startOwnPostgres() : null
const server = own?.url ?? (await findPostgres())
if (own !== null) console.log(`The tests have a PostgreSQL ${own.version} of their own.`)
/** The tests of data run on the embedded database where there is no server. */
const onServer = { TEST_DATABASE_URL: server }

async function browserTests(suite: Suite): Promise<Outcome> {
  try {
    const browser = findBrowser()
    console.log(spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim())
    return await tests(suite, { ...onServer, ...asServed, CHROMIUM_PATH: browser })
  } catch (error) {
    return failed(suite, error)
  }
}

const failed = (step: string, error: unknown): Outcome => ({
  step,
  ...{ passed: 0, failed: 1, skipped: 0, failures: [], flaky: [], files: [] },
  note: error instanceof Error ? error.message : String(error),
})

async function build(): Promise<Outcome> {
  try {
    buildSite()
    return { step: 'build', passed: 1, failed: 0, skipped: 0, note: '', failures: [], flaky: [], files: [] }
  } catch (error) {
    return failed('build', error)
  }
}

const script = (step: string, path: string, ...args: string[]): Promise<Outcome> => check(step, process.execPath, [path, ...args])
const steps: Record<StepName, () => Promise<Outcome>> = {
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
  embedded: () => tests('embedded', { TEST_DATABASE_URL: '', TEST_DATABASE_TARGET: server }),
  database: () => tests('database', onServer),
  build,
  api: () => tests('api', { ...onServer, ...asServed }),
  browser: () => browserTests('browser'),
  articles: () => browserTests('articles'),
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
const outcomes: Outcome[] = []
/** Seconds by step, in the order in which they ran. */
const durations = new Map<string, number>()
async function timed(name: string, task: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  await task()
  durations.set(name, (performance.now() - begun) / 1000)
}
for (const name of stepNames) {
  if (!isWanted(name)) continue
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`)
  await timed(name, async () => void outcomes.push(await steps[name]()))
}
await timed('again', rerunFailed)
own?.stop()

writeFlaky(join(results, 'flaky.json'), outcomes)
printSummary(outcomes, durations, results)
process.exitCode = outcomes.some(each => each.failed > 0) ? 1 : 0
