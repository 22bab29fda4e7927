import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { createProgram } from './create-program.ts'

const withThoseBelow = (command: Command): Command[] => [command, ...command.commands.flatMap(withThoseBelow)]
const pathTo = (command: Command): string => (command.parent ? `${pathTo(command.parent)} ${command.name()}` : command.name())

const program = await createProgram(['--help'])

test.each(withThoseBelow(program).map(command => [pathTo(command), command] as const))(
  'the command %s has a help text',
  (path, command) => {
    expect(command.helpInformation()).toContain(`Usage: ${path}`)
    expect(command.description()).toMatch(/^\p{L}.{9}/u)
  },
)

test.each(['import', 'export', 'user add', 'gateway import', 'mail list', 'demo load'])('the command %s exists', path => {
  expect(withThoseBelow(program).map(pathTo)).toContain(`recto ${path}`)
})

test.each([
  [['migrate'], ['migrate']],
  [['--json', 'gateway', 'list'], ['gateway']],
  [['frobnicate'], program.commands.map(command => command.name())],
  [['constructor'], program.commands.map(command => command.name())],
])('with the arguments %j, only the commands %j are loaded', async (args, names) => {
  expect((await createProgram(args)).commands.map(command => command.name())).toEqual(names)
})

test('a command is found by its own name', async () => {
  for (const name of program.commands.map(command => command.name()))
    expect((await createProgram([name])).commands.map(command => command.name())).toEqual([name])
})
