import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { messageNamespaces } from './src/messages/vite-plugin.ts'
import { shortIcons } from './src/ui/icon-plugin.ts'

const inDatabase = (...names: string[]): string[] => names.map(name => `tests/database/${name}.test.ts`)

/** What opens the embedded database itself is in the suite `embedded` alone, where each file has a process of its own. */
const opensEmbedded = inDatabase(
  'command-line',
  'jobs-command',
  'move-database',
  'open-database',
  'organisations-command',
  'running-server',
  'settings-of-commands',
)
/** What the embedded database and a server have to do alike. All else is the same SQL, and runs on the embedded one in the second tier. */
const embeddedContract = [
  ...inDatabase('either-database', 'move-database', 'open-database', 'release-fixtures', 'running-server', 'store-article'),
]
/** About what is stored, found and exported, not about the database: with a server they run there alone. */
const onServerAlone = [
  'tests/relevance/relevance.test.ts',
  ...inDatabase(
    'access-rule',
    'anonymised-reviewers',
    'demo-gateways',
    'digests-killed',
    'export',
    'generate-items',
    'import-hostile',
    'import-zip',
    'mail-killed',
    'pass-rule',
    'published-peer-review',
    'real-wordpress',
    'search-documents',
    'statuses-by-reports',
    'wordpress',
    'wordpress-comments',
  ),
]

/**
 * The second tier, which `npm run test:all` runs: variants (brands, widths, schemes, settings), kills, corpora, whole starts, real waiting.
 * Within a file of the first tier, variants are those of tests/support/variants.ts.
 */
const secondTier = [
  'tests/relevance/relevance.test.ts',
  ...inDatabase('answer-timeout', 'digests-killed', 'edits-killed', 'import-killed', 'mail-killed'),
  ...['busy', 'frozen-database', 'kills', 'server-start'].map(name => `tests/api/${name}.test.ts`),
  ...['gallery-long-pages', 'gateway-walkthrough', 'looks', 'open-literature'].map(name => `tests/e2e/${name}.test.ts`),
]

const databaseTests = ['src/core/{database,files}/**/*.test.ts', 'tests/database/**/*.test.ts', 'tests/relevance/**/*.test.ts']
const hasServer = Boolean(process.env.TEST_DATABASE_URL)

/** Many commands are run in processes of their own, which spend half of their time on reading TypeScript. */
const compileCache = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/recto/compiled') }

/** `named`: what somebody asks for by name, of either tier, but not once more on the embedded database. */
export type Tier = 'first' | 'all' | 'named'

/** Suites by what they need: nothing, a database, the built site, a browser. A suite's files run on a machine with two cores in two workers. */
export function suitesOf(tier: Tier) {
  const later = tier === 'first' ? secondTier : []
  const embedded = { first: embeddedContract, named: [...embeddedContract, ...opensEmbedded], all: databaseTests }
  return [
    {
      extends: true,
      test: {
        name: 'unit',
        include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tools/**/*.test.ts', 'tests/corpus/**/*.test.ts', 'tests/unit/**/*.test.ts'],
        exclude: ['src/core/{database,files}/**', ...later],
        // Rules share nothing that a test could change, and reading their modules anew for each file takes twice as long as the tests.
        isolate: false,
        testTimeout: 60_000,
      },
    },
    {
      extends: true,
      test: {
        name: 'database',
        include: databaseTests,
        exclude: [...later, ...opensEmbedded],
        // Each embedded database in a process that ends with its file: V8 can crash where many come and go in one (nodejs/node#64500).
        isolate: !hasServer,
        testTimeout: 240_000,
        hookTimeout: 240_000,
        env: compileCache,
      },
    },
    {
      extends: true,
      test: {
        name: 'embedded',
        include: embedded[tier],
        exclude: [...later, ...onServerAlone, 'src/core/**'],
        testTimeout: 240_000,
        hookTimeout: 240_000,
        env: compileCache,
      },
    },
    {
      extends: true,
      test: {
        name: 'api',
        include: ['tests/api/**/*.test.ts'],
        exclude: later,
        globalSetup: ['tests/support/site-build.ts'],
        // Each file has a site and a database of its own; the modules of the whole application are read once, which is most of the time otherwise.
        isolate: false,
        testTimeout: 120_000,
        hookTimeout: 240_000,
      },
    },
    {
      extends: true,
      test: {
        name: 'articles',
        include: ['tests/real-articles/**/*.test.ts'],
        globalSetup: ['tests/support/real-articles-site.ts'],
        testTimeout: 60_000,
        hookTimeout: 600_000,
      },
    },
    {
      extends: true,
      test: {
        name: 'browser',
        include: ['tests/e2e/**/*.test.ts'],
        exclude: later,
        globalSetup: ['tests/support/demo-site.ts'],
        testTimeout: 120_000,
        hookTimeout: 180_000,
        // As long as pages wait for their parts (tests/support/browser.ts).
        expect: { poll: { timeout: 60_000 } },
      },
    },
  ]
}

export default defineConfig({
  // As the site's own build has it.
  plugins: [messageNamespaces(), shortIcons()],
  test: {
    maxWorkers: 2,
    // Where an embedded database is closed, V8 sometimes frees code of its WebAssembly twice, and ends the process (SIGTRAP or SIGSEGV,
    // https://github.com/nodejs/node/issues/64500).
    execArgv: ['--no-wasm-code-gc'],
    reporters: ['default'],
    // Generous, as all limits of time here: a busy machine is no failure.
    expect: { poll: { timeout: 60_000 } },
    projects: suitesOf(process.env.TEST_TIER === 'first' || process.env.TEST_TIER === 'all' ? process.env.TEST_TIER : 'named'),
  },
})
