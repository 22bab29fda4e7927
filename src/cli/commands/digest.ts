import type { Command } from 'commander'
import { digestRun } from '../../main/terminal-commands/digest-commands.ts'
import { print } from '../output.ts'
import { runCommand } from '../run-command.ts'

const names = { WEEKLY: 'weekly, of what is followed', DAILY: 'daily, of what is tracked' } as const

export function addDigestCommands(program: Command): void {
  program
    .command('digest')
    .description('the mails that tell readers what is new; a running server posts them by itself')
    .command('run')
    .description('post those that are due, also while the server runs')
    .option('--dry-run', 'only say of how many items they would tell', false)
    .action(async ({ dryRun }: { dryRun: boolean }, command: Command) => {
      const done = await runCommand(digestRun, { dryRun })
      print(command, done, ({ runs, sends }) =>
        [
          ...runs.map(({ kind, items, mails }) => {
            const summary = `${items} ${items === 1 ? 'item' : 'items'} to tell of`
            return `The mails ${names[kind]}: ${dryRun ? summary : mails === null ? 'none due' : `${mails} posted`}.`
          }),
          ...(sends || dryRun ? [] : ['They are kept, since there is nothing to send with: set RECTO_SMTP_URL and RECTO_MAIL_FROM.']),
        ].join('\n'),
      )
    })
}
