import type { Command } from 'commander'
import { withLibrary } from '../../main/library.ts'
import { print } from '../output.ts'

export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('bring the database schema up to date')
    .action(async (_options, command: Command) => {
      // Opening the library migrates it.
      const kind = await withLibrary(async ({ database }) => database.kind)
      print(command, { database: kind, migrated: true }, () => `The ${kind === 'pglite' ? 'embedded ' : ''}database is up to date.`)
    })
}
