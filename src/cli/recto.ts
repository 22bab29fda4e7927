/** The command line: `npm run recto -- COMMAND`, or `recto COMMAND`. Exit codes: 0 done, 1 done in part or not at all, 2 asked wrongly. */
import { Command } from 'commander'
import { ConfigurationError } from '../config.ts'
import { DirectoryLockedError } from '../data/directory-lock.ts'
import { SourceError } from '../external/import-sources/import-source.ts'
import { addCheck } from './commands/check.ts'
import { addDemo } from './commands/demo.ts'
import { addExport } from './commands/export.ts'
import { addGatewayCommands } from './commands/gateway.ts'
import { addImport } from './commands/import.ts'
import { addMigrate } from './commands/migrate.ts'
import { addUserCommands } from './commands/user.ts'

const program = new Command('recto')
  .description('Recto, an open-access publishing platform: import, check, export and look after a library.')
  .option('--json', 'print one JSON document instead of text')
  .showHelpAfterError()
  .exitOverride(error => process.exit(error.exitCode === 0 ? 0 : 2))

for (const add of [addImport, addCheck, addExport, addGatewayCommands, addUserCommands, addMigrate, addDemo]) add(program)

try {
  await program.parseAsync()
} catch (error) {
  // What a person can put right is told in a line; anything else is a fault of the program and shows where it was.
  if (error instanceof SourceError) console.error(`${error.source}: ${error.message}`)
  else if (error instanceof ConfigurationError || error instanceof DirectoryLockedError) console.error(error.message)
  else console.error(error)
  process.exitCode = error instanceof ConfigurationError || error instanceof SourceError ? 2 : 1
}
