/** Declares every command of `recto` with its options and help; runs none. */
import { Command } from 'commander'
import { version } from '../main/version.ts'

type AddCommand = (program: Command) => void

/** The order is that of the help. Each is loaded on demand, because loading all of them takes a second. */
const commands: Record<string, () => Promise<AddCommand>> = {
  import: async () => (await import('./commands/import.ts')).addImport,
  check: async () => (await import('./commands/check.ts')).addCheck,
  export: async () => (await import('./commands/export.ts')).addExport,
  publish: async () => (await import('./commands/publish.ts')).addPublish,
  unpublish: async () => (await import('./commands/publish.ts')).addUnpublish,
  typeset: async () => (await import('./commands/typeset.ts')).addTypeset,
  render: async () => (await import('./commands/render.ts')).addRender,
  reindex: async () => (await import('./commands/reindex.ts')).addReindex,
  status: async () => (await import('./commands/status.ts')).addStatus,
  user: async () => (await import('./commands/user.ts')).addUserCommands,
  jobs: async () => (await import('./commands/jobs.ts')).addJobCommands,
  mail: async () => (await import('./commands/mail.ts')).addMailCommands,
  digest: async () => (await import('./commands/digest.ts')).addDigestCommands,
  gateway: async () => (await import('./commands/gateway.ts')).addGatewayCommands,
  wordpress: async () => (await import('./commands/wordpress.ts')).addWordpressCommands,
  brand: async () => (await import('./commands/brand.ts')).addBrandCommands,
  organisations: async () => (await import('./commands/organisations.ts')).addOrganisationsCommands,
  metrics: async () => (await import('./commands/metrics.ts')).addMetricsCommands,
  database: async () => (await import('./commands/database.ts')).addDatabaseCommands,
  migrate: async () => (await import('./commands/migrate.ts')).addMigrate,
  demo: async () => (await import('./commands/demo.ts')).addDemo,
}

/**
 * Commands are loaded for `args` as they were typed: if they begin with a command, the others are left out. @throws CommanderError for
 * invalid arguments, and for the help
 */
export async function createProgram(args: readonly string[]): Promise<Command> {
  const program = new Command('recto')
    .description('Recto, an open-access publishing platform: import, check, export and look after a library.')
    .version(version)
    .option('--json', 'print one JSON document instead of text')
    .showHelpAfterError()
    .exitOverride()
  const requested = args.find(arg => !arg.startsWith('-')) ?? ''
  const wanted = Object.hasOwn(commands, requested) ? [requested] : Object.keys(commands)
  for (const name of wanted) (await commands[name]?.())?.(program)
  return program
}
