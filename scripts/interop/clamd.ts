/**
 * The virus scanner of uploads beside ClamAV's own daemon, with a signature of our own: its databases come from its network, and the usual
 * test file would have this file taken for a virus.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { connectClamd } from '../../src/modules/uploads/external/scanner/clamd.ts'
import type { Scanner } from '../../src/modules/uploads/external/scanner/scanner.ts'
import { zipOf } from '../../tests/support/zip.ts'
import { freePort } from '../free-port.ts'
import { AbsentError } from './tools.ts'

const signed = Buffer.from('recto: this text stands for a virus')
const maxStream = 4_000_000
const startTimeout = 60_000

/** @throws AbsentError where the daemon is not installed */
async function startClamd(folder: string): Promise<{ scanner: Scanner; stop(): Promise<void> }> {
  await promisify(execFile)('clamd', ['--version']).catch(() => {
    throw new AbsentError('ClamAV is absent: clamd is not on the PATH (apt-get install clamav-daemon).')
  })
  const port = await freePort()
  const signatures = join(folder, 'signatures')
  await mkdir(signatures)
  await writeFile(join(signatures, 'recto.ndb'), `Recto.Test:0:*:${signed.toString('hex')}\n`)
  const settings = [
    'Foreground yes',
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${signatures}`,
    `StreamMaxLength ${maxStream}`,
  ]
  const file = join(folder, 'clamd.conf')
  await writeFile(file, settings.join('\n'))
  const child = spawn('clamd', ['--config-file', file], { stdio: 'ignore' })
  const ended = once(child, 'close')
  const scanner = connectClamd({ host: '127.0.0.1', port })
  const stop = async (): Promise<void> => {
    child.kill()
    await ended
  }
  const deadline = Date.now() + startTimeout
  while (
    !(await scanner.ping().then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > deadline || child.exitCode !== null) {
      await stop()
      throw new Error('clamd did not start')
    }
    await wait(200)
  }
  return { scanner, stop }
}

async function* inChunks(content: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < content.length; start += 65_536) yield content.subarray(start, start + 65_536)
}

/** @param folder for the daemon's files @returns what did not hold, in words; empty where all did */
export async function tryClamd(folder: string): Promise<string[]> {
  const { scanner, stop } = await startClamd(folder)
  const image = Buffer.alloc(3_000_000, 'pixel')
  const cases: [string, Uint8Array, string][] = [
    ['an empty file', new Uint8Array(), 'clean'],
    ['a file of 3 MB', image, 'clean'],
    ['a file with the signature', Buffer.concat([Buffer.from('before '), signed, Buffer.from(' after')]), 'infected'],
    ['a zip file with such a file', await zipOf({ 'figures/one.txt': signed }), 'infected'],
    ['a file beyond StreamMaxLength', Buffer.alloc(2 * maxStream, 'pixel'), 'unscannable'],
  ]
  const failures: string[] = []
  try {
    for (const [name, content, expected] of cases) {
      const { kind } = await scanner.scan(inChunks(content))
      if (kind !== expected) failures.push(`${name} is ${expected}, and was found ${kind}`)
    }
  } finally {
    await stop()
  }
  const answer = await scanner.scan(inChunks(signed)).then(
    ({ kind }) => kind,
    (error: unknown) => String(error),
  )
  if (!answer.includes('does not answer')) failures.push(`without the daemon a file is refused, and was found ${answer}`)
  console.log(`ClamAV's daemon: ${cases.length + 1} cases, ${failures.length} failed.`)
  for (const failure of failures) console.log(`  ${failure}`)
  return failures
}
