/** An empty library for a test: a database and a folder for its files. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../src/core/database/open-database.ts'
import { type FileStore, openFileStore } from '../../src/core/files/file-store.ts'
import { importParts } from '../../src/main/export-parts.ts'
import type { SourceLimits } from '../../src/modules/publications/external/import-sources/import-source.ts'
import { type ImportSummary, importPaths } from '../../src/modules/publications/use-cases/import/import-paths.ts'
import type { ImportSetting } from '../../src/modules/publications/use-cases/import/import-setting.ts'
import { storePlatforms } from '../../src/modules/publications/use-cases/store-platforms.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { openTestDatabase } from './database.ts'

export const limits: SourceLimits = { xmlBytes: 2_000_000, fileBytes: 20_000_000, packageBytes: 200_000_000, packageEntries: 200 }

export interface TestLibrary {
  database: Database
  files: FileStore
  /** A folder for the test's own files, which is removed with the library. */
  folder: string
  import(
    paths: string[],
    options?: {
      gateways?: string[]
      platform?: string
      dryRun?: boolean
      typeset?: ImportSetting['typeset']
      remoteFiles?: ImportSetting['remoteFiles']
    },
  ): Promise<ImportSummary>
  /** Hashes of what is in the file store. */
  storedFiles(): Promise<string[]>
  close(): Promise<void>
}

export const openTestLibrary = async (): Promise<TestLibrary> => await openLibraryOn(await openTestDatabase())

/** @param database migrated and empty; closed with the library */
export async function openLibraryOn(database: Database): Promise<TestLibrary> {
  const folder = await mkdtemp(join(tmpdir(), 'recto-library-'))
  await storePlatforms(database.kysely, await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' }))
  const files = openFileStore(join(folder, 'files'))
  return {
    database,
    files,
    folder,
    import: (paths, { gateways = [], platform = 'f1000research', dryRun = false, typeset = null, remoteFiles = null } = {}) =>
      importPaths(paths, { ...importParts, kysely: database.kysely, files, limits, platform, gateways, typeset, remoteFiles }, { dryRun }),
    async storedFiles() {
      const names = await readdir(join(folder, 'files'), { recursive: true }).catch(() => [])
      return names.flatMap(name => /[0-9a-f]{64}$/.exec(name)?.[0] ?? []).sort()
    },
    async close() {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
