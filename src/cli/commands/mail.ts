import { type Command, InvalidArgumentError, Option } from 'commander'
import { print, table } from '../output.ts'
import { mailList, mailRetry, mailShow } from '../running-server/mail-commands.ts'
import { runCommand } from '../running-server/run-command.ts'

export function addMailCommands(program: Command): void {
  const mail = program.command('mail').description('see what mails were posted and what became of them, also while the server runs')
  mail
    .command('list')
    .description('show the mails, newest first')
    .addOption(new Option('--state <state>').choices(['waiting', 'sending', 'sent', 'kept', 'given-up'] as const))
    .option('--most <number>', 'so many at most', number, 50)
    .action(async ({ state, most }: { state?: 'waiting' | 'sending' | 'sent' | 'kept' | 'given-up'; most: number }, command: Command) => {
      const listed = await runCommand(mailList, { state: state ?? null, most })
      print(command, listed, all =>
        all.length === 0
          ? 'There are no mails.'
          : table([
              ['mail', 'state', 'posted', 'site', 'to', 'subject'],
              ...all.map(({ id, state: now, postedAt, platform, to, subject }) => [
                id,
                now,
                minute(postedAt),
                platform,
                to.address,
                subject,
              ]),
            ]),
      )
    })
  mail
    .command('show')
    .description('show one mail, with what it says for as long as it is kept')
    .argument('<mail>', 'its number', number)
    .action(async (id: number, _options: unknown, command: Command) => {
      const shown = await runCommand(mailShow, { id })
      print(command, shown, ({ to, subject, state, postedAt, attempts, nextTryAt, lastError, text }) =>
        [
          `To:       ${to.name === '' ? to.address : `${to.name} <${to.address}>`}`,
          `Subject:  ${subject}`,
          `Posted:   ${minute(postedAt)}`,
          `State:    ${state}${attempts > 0 ? `, tried ${attempts} ${attempts === 1 ? 'time' : 'times'}` : ''}${nextTryAt === null ? '' : `, next try ${minute(nextTryAt)}`}`,
          ...(lastError === null ? [] : [`Problem:  ${lastError}`]),
          '',
          text ?? 'What it said is no longer kept.',
        ].join('\n'),
      )
    })
  mail
    .command('retry')
    .description('have mails sent that are kept or were given up')
    .argument('<mail...>', 'their numbers', (text: string, given: number[] | undefined) => [...(given ?? []), number(text)])
    .action(async (ids: number[], _options: unknown, command: Command) => {
      const done = await runCommand(mailRetry, { ids })
      print(command, done, ({ sends }) =>
        [
          ids.length === 1 ? `The mail ${ids[0]} is to be sent.` : `${ids.length} mails are to be sent.`,
          ...(sends ? [] : ['There is nothing to send with yet: set RECTO_SMTP_URL and RECTO_MAIL_FROM, and start the server.']),
        ].join('\n'),
      )
    })
}

function number(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a number.')
  return Number(text)
}

/** To the minute, in UTC. */
const minute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`
