/** The whole application over a database and files of its own: for tests that ask it through `inject`, and for browsers. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { openFileStore } from '../../src/core/files/file-store.ts'
import { buildApp } from '../../src/main/app.ts'
import { readConfig } from '../../src/main/config.ts'
import type { AppDependencies } from '../../src/main/create-application.ts'
import { loadDemo } from '../../src/main/demo-library.ts'
import { importParts } from '../../src/main/export-parts.ts'
import type { Library } from '../../src/main/library.ts'
import { indexParts } from '../../src/main/search-document-parts.ts'
import { sourceLimits } from '../../src/main/source-limits.ts'
import { createPostgresSearch } from '../../src/modules/discovery/engine/postgres/create-postgres-search.ts'
import { catchUp } from '../../src/modules/discovery/use-cases/search/wait-for-index.ts'
import { importPaths } from '../../src/modules/publications/use-cases/import/import-paths.ts'
import { storePlatforms } from '../../src/modules/publications/use-cases/store-platforms.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { openTestDatabase } from './database.ts'

export interface TestApp extends Library {
  app: FastifyInstance
  /**
   * Imports sources, relative to the project's root, fails if one of them fails, and updates the search index. @param platform its key;
   * absent: the default one
   */
  load(paths: readonly string[], platform?: string): Promise<void>
  loadDemo(): Promise<void>
  /** Listens on a free port. @returns the origin, such as http://localhost:40123 */
  listen(): Promise<string>
  close(): Promise<void>
}

const root = join(import.meta.dirname, '../..')

/**
 * The site must have been built: tests/support/site-build.ts does that for a suite. @param variables of the environment, over the usual
 * ones. @param userOf the user of a request, set by the test; absent: from the session
 * @param revisionMaxAge absent: a change is visible to readers once it is committed
 */
export async function buildTestApp(
  variables: Record<string, string> = {},
  { userOf, onRoute, drain, revisionMaxAge = 0 }: Pick<AppDependencies, 'userOf' | 'onRoute' | 'drain' | 'revisionMaxAge'> = {},
): Promise<TestApp> {
  const directory = await mkdtemp(join(tmpdir(), 'recto-app-'))
  // A test may ask for more pages at once than a slow machine makes in time.
  const usual = { NODE_ENV: 'test', RECTO_LOG: 'silent', RECTO_DATA: directory, PORT: '0', RECTO_RENDERS_AT_ONCE: '1000' }
  const config = readConfig({ ...usual, ...variables })
  const database = await openTestDatabase()
  const platforms = await loadPlatforms({
    settingsFile: config.platformsFile,
    defaultKey: config.defaultPlatform,
    hasRecaptcha: config.recaptcha !== null,
    localHosts: config.localHosts,
  })
  await storePlatforms(database.kysely, platforms)
  const library: Library = { config, database, files: openFileStore(join(directory, 'files')), platforms }
  const index = {
    kysely: database.kysely,
    files: library.files,
    search: createPostgresSearch(database.kysely),
    createSearch: createPostgresSearch,
    ...indexParts,
    onRefused: (id: number, error: unknown) => {
      throw new Error(`The item ${id} is not indexed`, { cause: error })
    },
  }
  const app = await buildApp({
    ...library,
    revisionMaxAge,
    ...(userOf && { userOf }),
    ...(onRoute && { onRoute }),
    ...(drain && { drain }),
  })
  return {
    ...library,
    app,
    async load(paths, platform = config.defaultPlatform) {
      const setting = {
        ...importParts,
        kysely: database.kysely,
        files: library.files,
        limits: sourceLimits(config),
        platform,
        gateways: [],
        typeset: null,
      }
      const { failed } = await importPaths(
        paths.map(path => join(root, path)),
        setting,
        { dryRun: false },
      )
      if (failed.length > 0) throw new Error(`Not imported: ${JSON.stringify(failed)}`)
      await catchUp(database, index)
    },
    async loadDemo() {
      const { failed } = await loadDemo(library, { pdf: false })
      if (failed.length > 0) throw new Error(`Not imported: ${JSON.stringify(failed)}`)
      await catchUp(database, index)
    },
    async listen() {
      const url = await app.listen({ port: 0, host: '127.0.0.1' })
      return url.replace('127.0.0.1', 'localhost')
    },
    async close() {
      await app.close()
      await database.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
