import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { parseEmailAddress } from '../../core/text/email-address.ts'
import { mailBounced, mailList, mailRetry, mailShow } from '../../main/terminal-commands/mail-commands.ts'
import { bouncedRecipients } from '../../modules/email/domain/bounced-recipients.ts'
import { minute, print, table } from '../output.ts'
import { runCommand } from '../run-command.ts'

export function addMailCommands(program: Command): void {
  const mail = program.command('mail').description('see what mails were posted and what became of them, also while the server runs')
  mail
    .command('list')
    .description('show the mails, newest first')
    .addOption(new Option('--state <state>').choices(['waiting', 'sending', 'sent', 'kept', 'given-up'] as const))
    .option('--most <number>', 'so many at most', number, 50)
    .action(async ({ state, most }: { state?: 'waiting' | 'sending' | 'sent' | 'kept' | 'given-up'; most: number }, command: Command) => {
      const listed = await runCommand(mailList, { state: state ?? null, max: most })
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
    .argument('<mail...>', 'their numbers', (typed: string, given: number[] | undefined) => [...(given ?? []), number(typed)])
    .action(async (ids: number[], _options: unknown, command: Command) => {
      const done = await runCommand(mailRetry, { ids })
      print(command, done, ({ sends }) =>
        [
          ids.length === 1 ? `The mail ${ids[0]} is to be sent.` : `${ids.length} mails are to be sent.`,
          ...(sends ? [] : ['There is nothing to send with yet: set RECTO_SMTP_URL and RECTO_MAIL_FROM, and start the server.']),
        ].join('\n'),
      )
    })
  mail
    .command('bounced')
    .description('note that mail does not reach an address: nothing that many get is sent there any more')
    .argument('<address...>', 'the addresses', (typed: string, given: string[] | undefined) => [...(given ?? []), address(typed)])
    .action(async (addresses: string[], _options: unknown, command: Command) => noteBounced(addresses, command))
  mail
    .command('bounces')
    .description('the same of whom the reports of mail servers name (RFC 3464): a message, or a mailbox of them')
    .argument('<file>', 'where they are; - is what is piped in')
    .action(async (file: string, _options: unknown, command: Command) => {
      const reports = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8')
      await noteBounced(bouncedRecipients(reports), command)
    })
}

async function noteBounced(addresses: string[], command: Command): Promise<void> {
  const done = await runCommand(mailBounced, { addresses })
  print(command, done, ({ addresses: noted }) =>
    noted.length === 0 ? 'No report says that mail did not reach somebody.' : `Noted: ${noted.join(', ')}`,
  )
}

function address(given: string): string {
  const parsed = parseEmailAddress(given)
  if (parsed === null) throw new InvalidArgumentError('It must be an email address such as name@example.org.')
  return parsed
}

function number(typed: string): number {
  if (!/^\d{1,9}$/.test(typed)) throw new InvalidArgumentError('It must be a number.')
  return Number(typed)
}
