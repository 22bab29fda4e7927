import { resolve } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import {
  type GatewayImports,
  gatewayAdd,
  gatewayExport,
  gatewayImport,
  gatewayList,
  gatewayRemove,
} from '../../main/terminal-commands/gateway-commands.ts'
import { type OwnGatewayType, ownGatewayTypes } from '../../modules/gateways/domain/gateway.ts'
import { gatewayTypes, type NewGateway } from '../../modules/gateways/use-cases/add-gateway.ts'
import { makeGatewayFolder } from '../../modules/gateways/use-cases/make-gateway.ts'
import { print, table } from '../output.ts'
import { runCommand } from '../run-command.ts'

interface OnSite {
  site?: string
}
const site = ['--site <key>', 'its platform (default: RECTO_SITE)'] as const

export function addGatewayCommands(program: Command): void {
  const gateway = program.command('gateway').description('make gateways and collections, and take them in and out as folders')
  addNew(gateway)
  addFolderImport(gateway)
  addFolderExport(gateway)
  addList(gateway)
  addRemove(gateway)
  addNamed(gateway)
}

interface NewOptions {
  name?: string
  type: OwnGatewayType
  community: boolean
  accent?: string
  homepage: boolean
  folder?: string
}

function addNew(gateway: Command): void {
  gateway
    .command('new')
    .description('make the folder of a new gateway, with everything in it to be changed; it can be taken in as it is')
    .argument('<url>', 'the last part of its address: lower-case letters, digits and hyphens')
    .option('--name <name>', 'what it is called (default: from its address)')
    .addOption(new Option('--type <type>').choices([...ownGatewayTypes]).default('GATEWAY'))
    .option('--community', 'a community gateway', false)
    .option('--accent <colour>', 'its one colour, such as #0b6e4f (default: from its address)', colour)
    .option('--homepage', 'with a home page, questions, a page of its own and a filter', false)
    .option('--folder <folder>', 'where to make it (default: the address, here)')
    .action(async (url: string, { name, accent, folder, ...options }: NewOptions, command: Command) => {
      const directory = resolve(folder ?? url)
      const files = await makeGatewayFolder({ url, name: name ?? nameOf(url), accent: accent ?? null, ...options }, directory)
      print(command, { folder: directory, files }, () =>
        [
          `Made ${directory}:`,
          ...files.map(path => `  ${path}`),
          'Open gateway.json in an editor that knows JSON schemas: it completes and explains everything. Then run',
          `  recto gateway import ${folder ?? url}`,
          'as often as you like. The server may run meanwhile, and shows each change at once.',
        ].join('\n'),
      )
    })
}

function colour(text: string): string {
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)) throw new InvalidArgumentError('It must be a colour such as #0b6e4f, in quotes.')
  return text
}

/** A name from a slug, such as “Open health” from open-health. */
const nameOf = (url: string): string => (url.charAt(0).toUpperCase() + url.slice(1)).replaceAll('-', ' ')

function addFolderImport(gateway: Command): void {
  gateway
    .command('import')
    .description('take in gateways from their folders, also while the server runs; each whole or not at all')
    .argument('<folder...>', 'folders with a gateway.json in each')
    .option(...site)
    .option('--dry-run', 'check everything, and store nothing', false)
    .action(async (folders: string[], { site: platform, dryRun }: OnSite & { dryRun: boolean }, command: Command) => {
      const input = { folders: folders.map(folder => resolve(folder)), platform: platform ?? null, dryRun }
      const done = await runCommand(gatewayImport, input)
      print(command, done, each => importText(each, dryRun))
      if (done.failed.length > 0) process.exitCode = 1
    })
}

function importText({ imported, failed }: GatewayImports, dryRun: boolean): string {
  const done = imported.flatMap(({ name, outcome, items, address, warnings }) => {
    const holds = items === null ? 'its items are known once the search index is made' : `${items} ${items === 1 ? 'item' : 'items'}`
    return [
      `✓ ${name}: ${dryRun && outcome !== 'unchanged' ? `would be ${outcome}` : outcome}, ${holds}. ${address}`,
      ...warnings.map(each => `  ! ${each}`),
    ]
  })
  const invalid = failed.flatMap(({ folder, problems }) => [`✗ ${folder} is left out:`, ...problems.map(each => `  ${each}`)])
  return [...done, ...invalid, ...(dryRun ? ['Nothing was stored (dry run).'] : [])].join('\n')
}

function addFolderExport(gateway: Command): void {
  gateway
    .command('export')
    .description('write a gateway’s folder back out, or those of all; what comes out is what was taken in')
    .usage('[options] <url> <folder> | --all <folder>')
    .argument('<url>', 'the last part of its address; with --all the folder')
    .argument('[folder]', 'a folder that is empty or does not exist')
    .option('--all', 'every gateway of the platform, each into a folder of its own', false)
    .option(...site)
    .action(async (first: string, second: string | undefined, { all, site: platform }: OnSite & { all: boolean }, command: Command) => {
      if (all === (second !== undefined)) command.error('error: it must be “export URL FOLDER” or “export --all FOLDER”')
      const folder = resolve(second ?? first)
      const done = await runCommand(gatewayExport, { url: all ? null : first, folder, platform: platform ?? null })
      print(
        command,
        done,
        each => each.map(({ name, folder: own }) => `Exported ${name} to ${own}.`).join('\n') || 'There are no gateways.',
      )
    })
}

function addList(gateway: Command): void {
  gateway
    .command('list')
    .description('show the gateways and collections of a platform')
    .option(...site)
    .action(async ({ site: platform }: OnSite, command: Command) => {
      const listed = await runCommand(gatewayList, { platform: platform ?? null })
      print(command, listed, all =>
        table([
          ['list', 'url', 'name', 'items', 'address'],
          ...all.map(({ kind, url, name, items, address }) => [kind, url, name, items, address]),
        ]),
      )
    })
}

function addRemove(gateway: Command): void {
  gateway
    .command('remove')
    .description('remove a gateway or collection; its items stay in the library')
    .argument('<url>', 'the last part of its address')
    .option(...site)
    .action(async (url: string, { site: platform }: OnSite, command: Command) => {
      const removed = await runCommand(gatewayRemove, { url, platform: platform ?? null })
      print(command, removed, each => `Removed the gateway ${each.url} of ${each.platform}. Its items stay.`)
    })
}

interface AddOptions extends OnSite {
  name: string
  type: NewGateway['type']
}

function addNamed(gateway: Command): void {
  gateway
    .command('add')
    .description('make a gateway that imports can name, without a folder, or give it another name')
    .argument('<url>', 'the last part of its address')
    .requiredOption('--name <name>')
    .addOption(new Option('--type <type>').choices([...gatewayTypes]).default('GATEWAY'))
    .option(...site)
    .action(async (url: string, { name, type, site: platform }: AddOptions, command: Command) => {
      const added = await runCommand(gatewayAdd, { url, name, type, platform: platform ?? null })
      print(command, added, each => `Added the gateway “${each.name}” at ${each.url} on ${each.platform}.`)
    })
}
