import { type Command, Option } from 'commander'
import { addGateway, gatewayTypes, type NewGateway, NewGatewayError } from '../../use-cases/add-gateway.ts'
import { withLibrary } from '../library.ts'
import { print } from '../output.ts'

interface AddOptions {
  name: string
  type: NewGateway['type']
  site?: string
}

export function addGatewayCommands(program: Command): void {
  const gateway = program.command('gateway').description('look after gateways and collections')
  gateway
    .command('add')
    .description('make a gateway that imports can name, or give it another name')
    .argument('<url>', 'the last part of its address')
    .requiredOption('--name <name>')
    .addOption(new Option('--type <type>').choices([...gatewayTypes]).default('GATEWAY'))
    .option('--site <key>', 'its platform (default: RECTO_SITE)')
    .action(async (url: string, { name, type, site }: AddOptions, command: Command) => {
      try {
        const added = await withLibrary(async ({ config, database }) => {
          const platform = site ?? config.defaultPlatform
          return { id: await addGateway(database.kysely, { platform, url, name, type }), platform, url, name, type }
        })
        print(command, added, each => `Added the gateway “${each.name}” at ${each.url} on ${each.platform}.`)
      } catch (error) {
        if (!(error instanceof NewGatewayError)) throw error
        console.error(error.message)
        process.exitCode = 2
      }
    })
}
