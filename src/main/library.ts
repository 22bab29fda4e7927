/** Opens what commands work on, and closes it whatever happens. */
import { join } from 'node:path'
import { migrate } from '../core/database/migrate.ts'
import { type Database, openDatabase } from '../core/database/open-database.ts'
import { type FileStore, openFileStore } from '../core/files/file-store.ts'
import { storePlatforms } from '../modules/publications/use-cases/store-platforms.ts'
import { loadPlatforms, type Platforms } from '../modules/sites/use-cases/load-platforms.ts'
import { type Config, readConfig } from './config.ts'
import { migrations } from './migrations.ts'

export interface Library {
  config: Config
  database: Database
  files: FileStore
  platforms: Platforms
}

/**
 * Opens the library and migrates its schema. The site settings of the server, or of a command that has them, are stored: a command
 * without RECTO_PLATFORMS keeps the stored ones.
 * @throws OperatorError where settings or brands are wrong or the database cannot be opened; DirectoryLockedError
 */
export async function openLibrary(config: Config = readConfig(process.env), { isServer = false } = {}): Promise<Library> {
  const platforms = await loadPlatforms({
    settingsFile: config.platformsFile,
    defaultKey: config.defaultPlatform,
    hasRecaptcha: config.recaptcha !== null,
    localHosts: config.localHosts,
  })
  const database = await openDatabase({ databaseUrl: config.databaseUrl, directory: join(config.dataDirectory, 'database') })
  try {
    await migrate(database, migrations)
    await storePlatforms(database.kysely, platforms, { isUnchanged: !isServer && config.platformsFile === null })
  } catch (error) {
    await database.close()
    throw error
  }
  return { config, database, files: openFileStore(join(config.dataDirectory, 'files')), platforms }
}

export async function withLibrary<Result>(work: (library: Library) => Promise<Result>, config?: Config): Promise<Result> {
  const library = await openLibrary(config)
  try {
    return await work(library)
  } finally {
    await library.database.close()
  }
}
