import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { OperatorError } from '../../core/operator-error.ts'
import {
  userAdd,
  userList,
  userMemberships,
  userPassword,
  userRemove,
  userRequireFactor,
  userResetFactor,
  userRoles,
  userSignOut,
} from '../../main/terminal-commands/user-commands.ts'
import { print, table } from '../output.ts'
import { readNumber } from '../read-number.ts'
import { runCommand } from '../run-command.ts'

interface AddOptions {
  firstName: string
  lastName: string
  role: string[]
}

interface MembershipOptions {
  give: string[]
  take: string[]
  site?: string
  gateway?: string
}

const several = (one: string, given: string[]): string[] => [...given, one]

export function addUserCommands(program: Command): void {
  const user = program.command('user').description('look after accounts, also while the server runs')
  user
    .command('add')
    .description('add an account; its password is asked for, or read from the input')
    .argument('<email>')
    .requiredOption('--first-name <name>')
    .requiredOption('--last-name <name>')
    .option('--role <role>', 'a role besides ROLE_USER, such as super-editor; may be given several times', several, [])
    .action(async (email: string, { firstName, lastName, role }: AddOptions, command: Command) => {
      const added = await runCommand(userAdd, { email, firstName, lastName, password: await readPassword(), roles: role })
      print(command, added, ({ email, roles }) => `Added ${email} with ${roles.join(', ')}.`)
    })
  user
    .command('list')
    .description('show the accounts, by name')
    .option('--role <role>', 'those with this role alone')
    .option('--most <number>', 'so many at most', readNumber, 500)
    .action(async ({ role, most }: { role?: string; most: number }, command: Command) => {
      const found = await runCommand(userList, { role: role ?? null, max: most })
      print(command, found, ({ total, accounts }) =>
        total === 0
          ? 'There are no accounts.'
          : [
              table([
                ['name', 'address', 'roles'],
                ...accounts.map(each => [
                  `${each.firstName} ${each.lastName}`,
                  each.isVerified ? each.email : `${each.email} (not confirmed)`,
                  each.roles.filter(one => one !== 'ROLE_USER').join(', '),
                ]),
              ]),
              ...(total > accounts.length ? [`${total - accounts.length} more: --most ${total}`] : []),
            ].join('\n'),
      )
    })
  user
    .command('roles')
    .description('show the roles of an account, and give and take some; what is changed holds from its next request on')
    .argument('<email>')
    .option('--give <role>', 'such as research-referee; may be given several times', several, [])
    .option('--take <role>', 'may be given several times', several, [])
    .action(async (email: string, { give, take }: { give: string[]; take: string[] }, command: Command) => {
      const changed = await runCommand(userRoles, { email, give, take })
      print(command, changed, ({ email, roles, given, taken }) =>
        [...given.map(role => `Given: ${role}.`), ...taken.map(role => `Taken: ${role}.`), `${email} has ${roles.join(', ')}.`].join('\n'),
      )
    })
  user
    .command('memberships')
    .description('show the roles that an account has on single sites or for gateways, and give and take some')
    .argument('<email>')
    .option('--give <role>', 'such as research-publisher; may be given several times', several, [])
    .option('--take <role>', 'may be given several times', several, [])
    .option('--site <key>', 'the site that the roles are for; else the default one')
    .option('--gateway <slug>', 'a gateway of the site: they open its pages, comments and unpublished work alone')
    .action(async (email: string, { give, take, site, gateway }: MembershipOptions, command: Command) => {
      const changed = await runCommand(userMemberships, { email, give, take, site: site ?? null, gateway: gateway ?? null })
      print(command, changed, ({ email, memberships, given, taken }) =>
        [
          ...given.map(role => `Given: ${role}.`),
          ...taken.map(role => `Taken: ${role}.`),
          memberships.length === 0 ? `${email} has no role for a single site or gateway.` : '',
          ...memberships.map(each => `${each.role} for ${each.gateway === null ? '' : `${each.gateway} of `}${each.site}`),
        ]
          .filter(line => line !== '')
          .join('\n'),
      )
    })
  user
    .command('password')
    .description('give an account another password, which is asked for or read from the input, and sign it out everywhere')
    .argument('<email>')
    .action(async (email: string, _options: unknown, command: Command) => {
      const done = await runCommand(userPassword, { email, password: await readPassword() })
      print(command, done, ({ email }) => `${email} has another password, and is signed out everywhere.`)
    })
  user
    .command('reset-factor')
    .description('remove the second factors of an account, passkeys included, whose owner has lost them; an email tells them')
    .argument('<email>')
    .action(async (email: string, _options: unknown, command: Command) => {
      const done = await runCommand(userResetFactor, { email })
      print(command, done, ({ email, hadFactor }) =>
        hadFactor ? `${email} has no second factor any more, and can set up another one.` : `${email} has no second factor.`,
      )
    })
  user
    .command('require-factor')
    .description('require a second factor of the staff of a site, or no longer')
    .option('--site <key>', 'the site; else the default one')
    .option('--off', 'require it no longer', false)
    .action(async ({ site, off }: { site?: string; off: boolean }, command: Command) => {
      const done = await runCommand(userRequireFactor, { site: site ?? null, isRequired: !off })
      print(command, done, ({ site: key, isRequired, without }) =>
        [
          `${key} ${isRequired ? 'requires' : 'does not require'} a second factor of its staff.`,
          ...(isRequired && without.length > 0 ? [`Without one so far: ${without.join(', ')}`] : []),
        ].join('\n'),
      )
    })
  user
    .command('sign-out')
    .description('sign an account out everywhere')
    .argument('<email>')
    .action(async (email: string, _options: unknown, command: Command) => {
      const done = await runCommand(userSignOut, { email })
      print(command, done, ({ email, ended }) => `${email} was signed out of ${ended} ${ended === 1 ? 'session' : 'sessions'}.`)
    })
  user
    .command('remove')
    .description('remove an account with all that is its own; what it published stays, under its name')
    .argument('<email>')
    .action(async (email: string, _options: unknown, command: Command) => {
      const done = await runCommand(userRemove, { email })
      print(command, done, ({ email }) => `Removed ${email}.`)
    })
}

/** Never an argument, since the shell's history and the process list show those. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return passwordOf(await text(process.stdin))
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stderr.write('Password: ')
  const password = await terminal.question('')
  terminal.close()
  process.stderr.write('\n')
  return password
}

/** @throws OperatorError for a second line: typed twice by habit, it would become part of the password, and no form of the site takes it */
function passwordOf(input: string): string {
  const password = input.replace(/\r?\n$/, '')
  if (/[\r\n]/.test(password))
    throw new OperatorError('The password must be one line, and is given once: the input has more than one line.')
  return password
}
