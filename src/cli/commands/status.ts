import type { Command } from 'commander'
import { statusSet, statusShow } from '../../main/terminal-commands/status-commands.ts'
import { print } from '../output.ts'
import { readNumber } from '../read-number.ts'
import { runCommand } from '../run-command.ts'

interface Options {
  version?: number
  site?: string
  set?: string
  reason: string
  record?: string
}

export function addStatus(program: Command): void {
  program
    .command('status')
    .description('show the editorial status of a version with its history, or set it; also while the server runs')
    .argument('<article>', 'its address, such as 7-272')
    .option('--version <number>', 'of this version; of the newest where it is left out', readNumber)
    .option('--site <key>', 'of the site with this key')
    .option('--set <status>', 'such as not-passed-peer-review; derived: what follows from its reports')
    .option('--reason <text>', 'why; it stays in the history', '')
    .option('--record <doi>', 'of the version of record, with --set sent-to-version-of-record')
    .action(async (article: string, options: Options, command: Command) => {
      const { set, reason } = options
      const requested = { site: options.site ?? null, article, version: options.version ?? null }
      if (set === undefined) {
        const found = await runCommand(statusShow, requested)
        print(command, found, ({ title, versionNumber, status, isSet, changes }) =>
          [
            `${title}, version ${versionNumber}: ${status ?? 'no status'}${isSet && changes[0]?.byReports !== true ? ', set by a person' : ''}`,
            ...changes.map(
              each => `${each.changedAt}  ${each.from ?? 'no status'} → ${each.to ?? 'derived'}  ${changer(each)}: ${each.reason}`,
            ),
          ].join('\n'),
        )
      } else {
        const changed = await runCommand(statusSet, { ...requested, status: set, reason, versionOfRecordDoi: options.record ?? null })
        print(
          command,
          changed,
          ({ versionNumber, from, status }) => `Version ${versionNumber}: ${from ?? 'no status'} → ${status ?? 'no status'}.`,
        )
      }
    })
}

function changer({ by, byCommandLine, byReports }: { by: string | null; byCommandLine: boolean; byReports: boolean }): string {
  if (byReports) return 'reports'
  return byCommandLine ? 'command line' : (by ?? 'account removed')
}
