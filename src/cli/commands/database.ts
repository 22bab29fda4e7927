import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { moveDatabase } from '../../core/database/move-database.ts'
import { openEmbedded, type PGliteDatabase } from '../../core/database/open-database.ts'
import { OperatorError } from '../../core/operator-error.ts'
import { readConfig } from '../../main/config.ts'
import { migrations } from '../../main/migrations.ts'
import { print } from '../output.ts'

export function addDatabaseCommands(program: Command): void {
  program
    .command('database')
    .description('look after the database')
    .command('move')
    .description('copy the embedded database into the empty one on a PostgreSQL server that DATABASE_URL names; stop the server before')
    .action(async (_options: unknown, command: Command) => {
      const { databaseUrl, dataDirectory } = readConfig(process.env)
      const directory = join(dataDirectory, 'database')
      if (databaseUrl === null) {
        throw new OperatorError('Name the database to move to: DATABASE_URL=postgres://user:password@host:5432/name, an empty one.', {
          exitCode: 2,
        })
      }
      if (!existsSync(directory)) {
        throw new OperatorError(`There is no embedded database in ${dataDirectory} (RECTO_DATA).`, { exitCode: 2 })
      }
      const start = performance.now()
      const source = await openEmbedded(directory)
      const rows = await moveAndClose(source, databaseUrl)
      const seconds = (performance.now() - start) / 1000
      print(
        command,
        { rows, seconds },
        () => `Copied ${rows} rows in ${seconds.toFixed(1)} s. Start the server with this DATABASE_URL and the same RECTO_DATA: the files
stay there. The embedded database is as it was; once the site has run for a while, remove ${directory}.`,
      )
    })
}

async function moveAndClose(source: PGliteDatabase, databaseUrl: string): Promise<number> {
  try {
    return await moveDatabase(source, databaseUrl, migrations)
  } finally {
    await source.close()
  }
}
