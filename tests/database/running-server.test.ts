/**
 * Commands while another process holds the library: done by it whole or not at all, or told why not. Each server opens the embedded
 * database, which takes seconds: the first tier has one test of each kind.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runCommand } from '../../src/cli/run-command.ts'
import { OperatorError } from '../../src/core/operator-error.ts'
import { type Config, readConfig } from '../../src/main/config.ts'
import { openLibrary } from '../../src/main/library.ts'
import { describeError } from '../../src/main/terminal-commands/describe-error.ts'
import { findSocket } from '../../src/main/terminal-commands/socket-place.ts'
import { takeCommands } from '../../src/main/terminal-commands/take-commands.ts'
import { askPlatform, fail, storePair, unheardOf } from '../support/test-commands.ts'
import { allVariants, variants } from '../support/variants.ts'

let template: string
let folder: string
let config: Config
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'recto-template-'))
  const library = await openLibrary(readConfig({ RECTO_DATA: template }))
  await library.database.close()
})
afterAll(() => rm(template, { recursive: true, force: true }))

const children: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-running-'))
  await useData('library')
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

async function useData(name: string): Promise<void> {
  const data = join(folder, name)
  await cp(template, data, { recursive: true })
  config = readConfig({ RECTO_DATA: data })
}

/** Starts a process on the library; `output` waits for a line that begins so. */
function start(script: string, args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../support', script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const lines: string[] = []
  const readers: (() => void)[] = []
  createInterface({ input: child.stdout }).on('line', line => {
    lines.push(line)
    for (const reader of readers.splice(0)) reader()
  })
  const output = async (beginning: string): Promise<string> => {
    for (;;) {
      const line = lines.find(each => each.startsWith(beginning))
      if (line !== undefined) return line
      await new Promise<void>(resolve => readers.push(resolve))
    }
  }
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    const ended = new Promise<number | null>(resolve => child.once('exit', resolve))
    child.kill(signal)
    return await ended
  }
  return { pid: child.pid ?? 0, output, end, signal: (signal: NodeJS.Signals) => child.kill(signal) }
}

async function startServer() {
  const server = start('command-process.ts', [config.dataDirectory])
  await server.output('ready')
  return server
}

const diary = (): string => join(folder, 'diary')
const pair = (first: string, second: string, milliseconds = 0) => ({
  keys: [first, second] satisfies [string, string],
  diary: diary(),
  milliseconds,
})
const hasBegun = (key: string) => expect.poll(async () => (existsSync(diary()) ? await readFile(diary(), 'utf8') : '')).toContain(key)
const thrown = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )
const socket = (): string => findSocket(config.dataDirectory) ?? ''
const known = async (key: string): Promise<boolean> => {
  const error = await thrown(runCommand(askPlatform, { key }, { config }))
  return error === null
}

describe('commands sent to a running server', () => {
  test('the server runs the command, and reports errors as the command would', async () => {
    const server = await startServer()
    expect(await runCommand(storePair, pair('a', 'b'), { config })).toMatchObject({ pid: server.pid })
    expect(await runCommand(askPlatform, { key: 'b' }, { config })).toEqual({ id: expect.any(Number) })

    const refused = await thrown(runCommand(askPlatform, { key: 'nowhere' }, { config }))
    expect(refused).toBeInstanceOf(OperatorError)
    expect(describeError(refused)).toEqual({ message: 'There is no platform “nowhere”.', exitCode: 2 })
    expect(await server.end('SIGTERM')).toBe(0)
    const withoutServer = await thrown(runCommand(askPlatform, { key: 'nowhere' }, { config }))
    expect(withoutServer).toBeInstanceOf(OperatorError)
    expect(describeError(withoutServer)).toEqual(describeError(refused))
  })

  test.runIf(allVariants)('the server reports unexpected errors only in its log', async () => {
    const server = await startServer()
    const error = await thrown(runCommand(fail, {}, { config }))
    expect(describeError(error)).toEqual({ message: 'Something went wrong in the running server. Its log says what.', exitCode: 1 })
    expect(await server.output('fault')).toContain('a secret of the program')
    expect(await known('f1000research')).toBe(true)
  })

  test.runIf(allVariants)('two commands run one after the other', async () => {
    await startServer()
    await Promise.all([runCommand(storePair, pair('a', 'b', 200), { config }), runCommand(storePair, pair('c', 'd', 200), { config })])
    expect(['a\nb\nc\nd\n', 'c\nd\na\nb\n']).toContain(await readFile(diary(), 'utf8'))
  })

  test.runIf(allVariants)('the socket is accessible only to its user, and deleted at the end', async () => {
    const server = await startServer()
    expect((await stat(socket())).mode & 0o777).toBe(0o600)
    await server.end('SIGTERM')
    expect(existsSync(socket())).toBe(false)
  })

  test('a command is completed before the server stops', async () => {
    const server = await startServer()
    const requested = runCommand(storePair, pair('a', 'b', 500), { config })
    await hasBegun('a')
    const ended = server.end('SIGTERM')
    expect(await requested).toMatchObject({ pid: server.pid })
    expect(await ended).toBe(0)
    expect(await known('b')).toBe(true)
  })

  test.runIf(allVariants)('a request that is cut off starts nothing', async () => {
    await startServer()
    const connection = connect(socket())
    await new Promise(resolve => connection.once('connect', resolve))
    const body = JSON.stringify(pair('a', 'b'))
    connection.write(`POST /1/store-pair HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -5)}`)
    await new Promise<void>(resolve => connection.end(resolve))
    expect(await known('a')).toBe(false)
    expect(existsSync(diary())).toBe(false)
  })

  test.each(
    variants<[string, typeof askPlatform]>(
      ['another command', unheardOf],
      ['another input', { ...askPlatform, name: 'store-pair' }],
      ['another result', { ...askPlatform, result: storePair.result.transform(() => ({ id: 0 })) }],
    ),
  )('a server of another version, with %s, is reported', async (_case, command) => {
    const server = await startServer()
    const error = await thrown(runCommand(command, { key: 'f1000research' }, { config }))
    expect(error).toMatchObject({ name: 'OperatorError', exitCode: 1 })
    expect(String(error)).toContain(`The running server (process ${server.pid}) is of another version of Recto`)
  })

  test.runIf(allVariants)('a server that does not answer is reported', async () => {
    const server = await startServer()
    server.signal('SIGSTOP')
    const error = await thrown(runCommand(askPlatform, { key: 'a' }, { config, serverTimeout: 300 }))
    expect(describeError(error)?.message).toContain(`The server (process ${server.pid}) has the library open and does not answer.`)
  })

  test('a server with a database server takes no commands, since they connect themselves', async () => {
    const library = await openLibrary(config)
    const withServer = { ...library, config: { ...config, databaseUrl: 'postgres://localhost/recto' } }
    expect(await takeCommands({ library: withServer, commands: [], onError: () => {} })).toBeNull()
    await library.database.close()
  })
})

describe('after kill -9', () => {
  test('a command in progress leaves nothing, and the next terminal runs it itself', async () => {
    const server = await startServer()
    const requested = thrown(runCommand(storePair, pair('a', 'b', 60_000), { config }))
    await hasBegun('a')
    await server.end('SIGKILL')
    expect(describeError(await requested)?.message).toContain(`The server (process ${server.pid}) ended before it answered.`)
    expect(existsSync(socket())).toBe(true)
    expect(await known('a')).toBe(false)
    expect(await runCommand(storePair, pair('a', 'b'), { config })).toMatchObject({ pid: process.pid })
  })

  test.runIf(allVariants)('the next server listens on the same socket', async () => {
    await (await startServer()).end('SIGKILL')
    const next = await startServer()
    expect(await runCommand(storePair, pair('a', 'b'), { config })).toMatchObject({ pid: next.pid })
  })
})

test('a process that is no server is reported, even where a socket file exists', async () => {
  await writeFile(join(config.dataDirectory, 'recto.sock'), '')
  const other = start('database-process.ts', [join(config.dataDirectory, 'database'), 'open'])
  await other.output('open')
  const error = await thrown(runCommand(askPlatform, { key: 'a' }, { config }))
  expect(describeError(error)).toMatchObject({ exitCode: 1 })
  expect(String(error)).toContain(`Process ${other.pid} has the library open and takes no commands`)
})

test.runIf(allVariants)('a data directory with a long path has its socket elsewhere, and cleans it up', async () => {
  await useData('l'.repeat(120))
  const killed = await startServer()
  const first = socket()
  expect(dirname(dirname(first))).toBe(tmpdir())
  expect((await stat(first)).mode & 0o777).toBe(0o600)
  expect((await stat(dirname(first))).mode & 0o777).toBe(0o700)
  await killed.end('SIGKILL')
  const server = await startServer()
  expect(existsSync(dirname(first))).toBe(false)
  const second = socket()
  expect(await runCommand(storePair, pair('a', 'b'), { config })).toMatchObject({ pid: server.pid })
  await server.end('SIGTERM')
  expect(existsSync(dirname(second))).toBe(false)
  expect(findSocket(config.dataDirectory)).toBeNull()
})
