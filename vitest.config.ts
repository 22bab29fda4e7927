import { defineConfig } from 'vitest/config'

/** Suites by what they need: nothing, a database, the built site, a browser. A suite's files run on a machine with two cores in two workers. */
export default defineConfig({
  test: {
    maxWorkers: 2,
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/corpus/**/*.test.ts', 'tests/unit/**/*.test.ts'],
          exclude: ['src/data/**'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: ['src/data/**/*.test.ts', 'tests/database/**/*.test.ts'],
          // Generous: a busy machine is no failure.
          testTimeout: 240_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/site-build.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
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
          testTimeout: 60_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
})
