import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { createProgram } from './create-program.ts'

const withThoseBelow = (command: Command): Command[] => [command, ...command.commands.flatMap(withThoseBelow)]
const pathTo = (command: Command): string => (command.parent ? `${pathTo(command.parent)} ${command.name()}` : command.name())

const program = await createProgram(['--help'])

test.each(withThoseBelow(program).map(command => [pathTo(command), command] as const))('%s explains itself', (path, command) => {
  expect(command.helpInformation()).toContain(`Usage: ${path}`)
  expect(command.description()).toMatch(/^\p{L}.{9}/u)
})

test.each(['import', 'export', 'user add', 'gateway import', 'mail list', 'demo load'])('there is a command %s', path => {
  expect(withThoseBelow(program).map(pathTo)).toContain(`recto ${path}`)
})

test.each([
  [['migrate'], ['migrate']],
  [['--json', 'gateway', 'list'], ['gateway']],
  [['frobnicate'], program.commands.map(command => command.name())],
  [['constructor'], program.commands.map(command => command.name())],
])('asked for %j, these commands are read: %j', async (args, names) => {
  expect((await createProgram(args)).commands.map(command => command.name())).toEqual(names)
})

test('a command is found under its own name', async () => {
  for (const name of program.commands.map(command => command.name()))
    expect((await createProgram([name])).commands.map(command => command.name())).toEqual([name])
})
