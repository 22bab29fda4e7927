/** The command line: `npm run recto -- COMMAND`, or `recto COMMAND`. Exit codes: 0 done, 1 done in part or not at all, 2 asked wrongly. */
import { Command } from 'commander'
import { addBrandCommands } from './commands/brand.ts'
import { addCheck } from './commands/check.ts'
import { addDemo } from './commands/demo.ts'
import { addExport } from './commands/export.ts'
import { addGatewayCommands } from './commands/gateway.ts'
import { addImport } from './commands/import.ts'
import { addMailCommands } from './commands/mail.ts'
import { addMetricsCommands } from './commands/metrics.ts'
import { addMigrate } from './commands/migrate.ts'
import { addOrganisationsCommands } from './commands/organisations.ts'
import { addReindex } from './commands/reindex.ts'
import { addRender } from './commands/render.ts'
import { addTypeset } from './commands/typeset.ts'
import { addUserCommands } from './commands/user.ts'
import { askedWrongly, wordsFor } from './words-for-errors.ts'

const program = new Command('recto')
  .description('Recto, an open-access publishing platform: import, check, export and look after a library.')
  .option('--json', 'print one JSON document instead of text')
  .showHelpAfterError()
  .exitOverride(error => process.exit(error.exitCode === 0 ? 0 : askedWrongly))

for (const add of [
  addImport,
  addCheck,
  addExport,
  addTypeset,
  addRender,
  addReindex,
  addUserCommands,
  addMailCommands,
  addGatewayCommands,
  addBrandCommands,
  addOrganisationsCommands,
  addMetricsCommands,
  addMigrate,
  addDemo,
])
  add(program)

try {
  await program.parseAsync()
} catch (error) {
  // What a person can put right is told in a line; anything else is a fault of the program and shows where it was.
  const told = wordsFor(error)
  console.error(told?.message ?? error)
  process.exitCode = told?.exitCode ?? 1
}
