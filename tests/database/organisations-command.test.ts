/** `recto organisations load`: by a terminal itself, and by the running server that holds the library. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/main/config.ts'
import { openLibrary } from '../../src/main/library.ts'
import { commands } from '../../src/main/terminal-commands/commands.ts'
import { takeCommands } from '../../src/main/terminal-commands/take-commands.ts'
import { countOrganisations, findOrganisationsByName } from '../../src/modules/accounts/data/organisation.ts'
import { firstOrganisations } from '../../src/modules/accounts/use-cases/organisations/load-first-organisations.ts'

const root = resolve(import.meta.dirname, '../..')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-organisations-command-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function load(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(root, 'src/cli/recto.ts'), 'organisations', 'load', ...args], {
    env: { ...process.env, RECTO_DATA: join(folder, 'library'), DATABASE_URL: '', NO_COLOR: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += String(chunk)
    })
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', code => done({ code, output }))
  })
}

test('a dump of organisations is loaded by the terminal and by the running server', async () => {
  const other = { id: 'https://ror.org/00abc1234', status: 'withdrawn', names: [{ value: 'House of Roofs', types: ['ror_display'] }] }
  const second = join(folder, 'second.jsonl')
  await writeFile(second, `${JSON.stringify(other)}\n{"id": 1}\n`)
  expect(await load(firstOrganisations)).toEqual({ code: 0, output: 'Loaded 200 organisations.\n' })

  const library = await openLibrary(readConfig({ RECTO_DATA: join(folder, 'library') }))
  const errors: unknown[] = []
  const server = await takeCommands({ library, commands, onError: error => errors.push(error) })
  try {
    const { code, output } = await load(second)
    expect([code, output.split('\n').slice(0, 2)]).toEqual([
      1,
      ['Loaded 1 organisation, of which 1 is withdrawn and not suggested.', '1 record was left out:'],
    ])
    expect(output).toContain('  line 2: ')
    expect((await load(join(folder, 'absent.zip'))).code).toBe(2)
    expect(await countOrganisations(library.database.kysely)).toBe(201)
    expect((await findOrganisationsByName(library.database.kysely, 'oxford', 10)).map(({ name }) => name)).toContain('University of Oxford')
    expect(errors).toEqual([])
  } finally {
    await server?.close()
    await library.database.close()
  }
})
