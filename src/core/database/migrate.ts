/** Migrates a database to the schema of this program, and reports its state. */
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { OperatorError } from '../operator-error.ts'
import type { Schema } from './schema.ts'

/** Migrations are known by their names, which the database stores. */
export type Migrations = Readonly<Record<string, Migration>>

const migratorOf = (kysely: Kysely<Schema>, known: Migrations): Migrator =>
  new Migrator({ db: kysely, provider: { getMigrations: async () => known } })

/**
 * Runs all pending migrations, or none. A lock in the database excludes concurrent processes.
 * @param known all migrations, in order of their names: those of the modules, which the core does not know
 * @returns the names of the migrations that ran
 * @throws OperatorError
 */
export async function migrate({ kysely }: { kysely: Kysely<Schema> }, known: Migrations): Promise<string[]> {
  const { error, results = [] } = await migratorOf(kysely, known).migrateToLatest()
  if (error) {
    const failed = results.find(result => result.status === 'Error')
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(failed ? `Migration ${failed.migrationName} failed: ${reason}` : `The database cannot be migrated: ${reason}`, {
      exitCode: 1,
      cause: error,
    })
  }
  return results.map(result => result.migrationName)
}

/** The names of migrations that still have to run. A running server changes nothing itself. */
export async function pendingMigrations({ kysely }: { kysely: Kysely<Schema> }, known: Migrations): Promise<string[]> {
  const all = await migratorOf(kysely, known).getMigrations()
  return all.filter(migration => !migration.executedAt).map(migration => migration.name)
}
