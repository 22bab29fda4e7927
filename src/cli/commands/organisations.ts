import { resolve } from 'node:path'
import type { Command } from 'commander'
import { type OrganisationLoad, organisationsLoad } from '../../main/terminal-commands/organisation-commands.ts'
import { print } from '../output.ts'
import { runCommand } from '../run-command.ts'

export function addOrganisationsCommands(program: Command): void {
  const organisations = program.command('organisations').description('look after the organisations that institutions are picked from')
  organisations
    .command('load')
    .description(
      'take in organisations of the Research Organization Registry (ROR), also while the server runs; loading again updates them',
    )
    .argument('<file>', 'a dump of ROR, schema version 2: the .zip as it is published, its .json, or a file with one record in each line')
    .action(async (file: string, _options, command: Command) => {
      const done = await runCommand(organisationsLoad, { file: resolve(file) })
      print(command, done, loadText)
      if (done.stoppedBy !== null || done.wrong > 0) process.exitCode = 1
    })
}

function loadText({ loaded, withdrawn, wrong, problems, stoppedBy }: OrganisationLoad): string {
  const many = (count: number, one: string, several: string): string => `${count.toLocaleString('en')} ${count === 1 ? one : several}`
  return [
    `Loaded ${many(loaded, 'organisation', 'organisations')}${withdrawn > 0 ? `, of which ${many(withdrawn, 'is', 'are')} withdrawn and not suggested` : ''}.`,
    ...(wrong > 0 ? [`${many(wrong, 'record was', 'records were')} left out:`] : []),
    ...problems.map(({ line, message }) => `  line ${line}: ${message}`),
    ...(wrong > problems.length ? ['  …'] : []),
    ...(stoppedBy === null ? [] : [stoppedBy]),
  ].join('\n')
}
