/** Opens what commands work on, and closes it whatever happens. */
import { join } from 'node:path'
import { type Config, readConfig } from '../config.ts'
import { type FileStore, openFileStore } from '../data/file-store.ts'
import { migrate } from '../data/migrate.ts'
import { type Database, openDatabase } from '../data/open-database.ts'
import { ensurePlatforms } from '../use-cases/list-platforms.ts'

export interface Library {
  config: Config
  database: Database
  files: FileStore
}

/** Opens the library with its schema up to date. @throws ConfigurationError, DirectoryLockedError, DatabaseUnavailableError */
export async function openLibrary(config: Config = readConfig(process.env)): Promise<Library> {
  const database = await openDatabase({ databaseUrl: config.databaseUrl, directory: join(config.dataDirectory, 'database') })
  try {
    await migrate(database)
    await ensurePlatforms(database.kysely, config.defaultPlatform)
  } catch (error) {
    await database.close()
    throw error
  }
  return { config, database, files: openFileStore(join(config.dataDirectory, 'files')) }
}

export async function withLibrary<Result>(work: (library: Library) => Promise<Result>): Promise<Result> {
  const library = await openLibrary()
  try {
    return await work(library)
  } finally {
    await library.database.close()
  }
}
