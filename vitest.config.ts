import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { messageNamespaces } from './src/messages/vite-plugin.ts'
import { shortIcons } from './src/ui/icon-plugin.ts'

/** What holds an embedded database, and commands on it, are the same whichever server the others are run on. */
const onEmbeddedAlone = ['command-line', 'open-database', 'organisations-command', 'running-server'].map(
  name => `tests/database/${name}.test.ts`,
)
/** Long ones about what is stored, found and taken out, not about the database: with a server they run there alone. */
const onOneAlone = [
  'tests/relevance/relevance.test.ts',
  ...[
    'access-rule',
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
    'render-library',
    'search-documents',
    'statuses-by-reports',
    'anonymised-reviewers',
    'wordpress',
    'wordpress-comments',
  ].map(name => `tests/database/${name}.test.ts`),
]

function leftOut(): string[] {
  if (process.env.TEST_DATABASE_URL) return onEmbeddedAlone
  return process.env.TEST_DATABASE_FOLLOWS ? onOneAlone : []
}

/** Suites by what they need: nothing, a database, the built site, a browser. A suite's files run on a machine with two cores in two workers. */
export default defineConfig({
  // As the site's own build has it.
  plugins: [messageNamespaces(), shortIcons()],
  test: {
    maxWorkers: 2,
    // Files open hundreds of embedded databases. V8 sometimes frees code of their WebAssembly twice, and ends the process (SIGTRAP or
    // SIGSEGV, https://github.com/nodejs/node/issues/64500); it frees none until a database is closed.
    execArgv: ['--no-wasm-code-gc'],
    reporters: ['default'],
    // Generous, as all limits of time here: a busy machine is no failure.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/corpus/**/*.test.ts',
            'tests/unit/**/*.test.ts',
          ],
          exclude: ['src/core/{database,files}/**'],
          // Rules share nothing that a test could change, and reading their modules anew for each file takes twice as long as the tests.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['src/core/{database,files}/**/*.test.ts', 'tests/database/**/*.test.ts', 'tests/relevance/**/*.test.ts'],
          exclude: leftOut(),
          isolate: false,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // Many commands are run in processes of their own, which spend half of their time on reading TypeScript.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/recto/compiled') },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
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
          globalSetup: ['tests/support/demo-site.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // As long as pages wait for their parts (tests/support/browser.ts).
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
