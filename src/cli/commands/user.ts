import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { addUser } from '../../use-cases/accounts/add-user.ts'
import { withLibrary } from '../library.ts'
import { print } from '../output.ts'

interface AddOptions {
  firstName: string
  lastName: string
  role: string[]
}

export function addUserCommands(program: Command): void {
  const user = program.command('user').description('look after accounts')
  user
    .command('add')
    .description('add an account; its password is asked for, or read from the input')
    .argument('<email>')
    .requiredOption('--first-name <name>')
    .requiredOption('--last-name <name>')
    .option(
      '--role <role>',
      'a role besides ROLE_USER, such as super-editor; may be given several times',
      (role: string, given: string[]) => [...given, role],
      [],
    )
    .action(async (email: string, options: AddOptions, command: Command) => {
      const password = await readPassword()
      const added = await withLibrary(({ database }) =>
        addUser(database.kysely, { email, firstName: options.firstName, lastName: options.lastName, password, roles: options.role }),
      )
      print(command, added, ({ email: address, roles }) => `Added ${address} with ${roles.join(', ')}.`)
    })
}

/** Never an argument: those stand in the shell's history and in the list of processes. */
async function readPassword(): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/, '')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stderr.write('Password: ')
  const password = await terminal.question('')
  terminal.close()
  process.stderr.write('\n')
  return password
}
