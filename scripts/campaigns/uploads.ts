/**
 * One upload that is interrupted 20 times, at each fourth by a SIGKILL of the server: whole in the end, with the right hash, and the server's
 * memory flat. `--count N` is for how many megabytes. A database of its own is made on the server that DATABASE_URL names, else embedded.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { createCipheriv, createHash, hash } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { accountParts } from '../../src/main/account-data.ts'
import { readConfig } from '../../src/main/config.ts'
import { openLibrary } from '../../src/main/library.ts'
import { addUser } from '../../src/modules/accounts/use-cases/add-user.ts'
import { type Environment, peakMemory } from '../../tools/bench/child.ts'
import { makeLibrary } from '../../tools/bench/library.ts'
import { type Campaign, type Cases, randomOf } from './campaign.ts'
import { credentials, signIn } from './demo-with-editor.ts'

const megabyte = 1024 * 1024
const usualInterruptions = 20
/** Bytes by which the server's memory may grow while the file passes through it. */
const mostGrowth = 200 * megabyte

export const uploadsCampaign: Campaign = {
  usualCount: 1536,
  async run(cases) {
    const library = await makeLibrary(process.env.DATABASE_URL || null)
    try {
      return await interrupt(library.environment, cases, usualInterruptions)
    } finally {
      await library.remove()
    }
  },
}

/** @param environment of an empty library; the site is built @param interruptions how many; at each fourth the server is killed */
export async function interrupt(
  environment: Environment,
  { seed, from, to, onFailure, onDone }: Cases,
  interruptions: number,
): Promise<string[]> {
  const bytes = (to - from) * megabyte
  const random = randomOf(seed, from)
  const content = contentOf(seed)
  const expected = createHash('sha256')
  for (let index = 0; index < to - from; index += 1) expected.update(content(index))
  await addEditor(environment)
  let server = await startServer(environment)
  const first = peakMemory(server.child.pid) ?? 0
  let peak = first
  let cookie = await signIn(server.origin)
  const headers = () => ({ cookie, 'tus-resumable': '1.0.0' })
  try {
    const metadata = `purpose ${Buffer.from('campaign').toString('base64')},filename ${Buffer.from('film.bin').toString('base64')}`
    const created = await fetch(`${server.origin}/uploads`, {
      method: 'POST',
      headers: { ...headers(), 'upload-length': String(bytes), 'upload-metadata': metadata },
    })
    const path = created.headers.get('location') ?? ''
    if (created.status !== 201) throw new Error(`The upload was answered ${created.status}: ${await created.text()}`)
    const began = performance.now()
    const breaks = Array.from({ length: interruptions }, (_, index) =>
      Math.floor(((index + random.below(100) / 100) * bytes) / interruptions),
    )
    let resent = 0
    let kills = 0
    let offset = 0
    for (const [index, at] of [...breaks, bytes].entries()) {
      if (at > offset) {
        const isLast = index === breaks.length
        const breakOff = (sending: ClientRequest) => {
          if (index % 4 === 3) {
            kills += 1
            peak = Math.max(peak, peakMemory(server.child.pid) ?? 0)
            server.child.kill('SIGKILL')
          }
          sending.destroy()
        }
        const answer = await sendPart(
          `${server.origin}${path}`,
          { ...headers(), 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
          piecesOf(content, offset, at),
          isLast ? null : breakOff,
        )
        if (isLast && answer !== 204) onFailure(`the last request was answered ${answer}`)
      }
      if (server.child.exitCode !== null || server.child.killed) {
        await server.ended
        server = await startServer(environment)
        cookie = await signIn(server.origin)
      }
      const head = await fetch(`${server.origin}${path}`, { method: 'HEAD', headers: headers() })
      const now = Number(head.headers.get('upload-offset'))
      if (head.status !== 200) onFailure(`interruption ${index}: the upload was answered ${head.status}`)
      resent += Math.max(0, at - now)
      offset = now
      onDone(from + Math.floor(offset / megabyte) - 1)
    }
    const seconds = (performance.now() - began) / 1000
    peak = Math.max(peak, peakMemory(server.child.pid) ?? 0)
    // Nobody else has an embedded database open.
    server.child.kill('SIGKILL')
    await server.ended
    const stored = await storedHash(environment)
    if (stored !== expected.digest('hex')) onFailure(`the file that was stored is another: ${stored}`)
    if (peak - first > mostGrowth) onFailure(`the server held ${Math.round((peak - first) / megabyte)} MB more than at its start`)
    const shown = (value: number) => `${Math.round(value / megabyte)} MB`
    return [
      '| File | Interruptions | Of these, server killed | Sent again | Server at its start | Most | Seconds |',
      '| --: | --: | --: | --: | --: | --: | --: |',
      `| ${shown(bytes)} | ${interruptions} | ${kills} | ${shown(resent)} | ${shown(first)} | ${shown(peak)} | ${seconds.toFixed(0)} |`,
    ]
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
  }
}

/** The content by its megabyte: what a stream cipher makes of zeros. */
function contentOf(seed: number): (index: number) => Buffer {
  const key = hash('sha256', `upload ${seed}`, 'buffer')
  return index => {
    const counter = Buffer.alloc(16)
    counter.writeUInt32BE(index)
    return createCipheriv('aes-256-ctr', key, counter).update(Buffer.alloc(megabyte))
  }
}

function* piecesOf(content: (index: number) => Buffer, offset: number, end: number): Generator<Buffer> {
  for (let position = offset; position < end; ) {
    const piece = content(Math.floor(position / megabyte)).subarray(position % megabyte, (position % megabyte) + end - position)
    yield piece
    position += piece.length
  }
}

/** @param interrupt called once all pieces are handed over, where the request is to end without its end @returns the status; 0 for none */
async function sendPart(
  url: string,
  headers: Readonly<Record<string, string>>,
  pieces: Iterable<Buffer>,
  interrupt: ((sending: ClientRequest) => void) | null,
): Promise<number> {
  const sending = request(url, { method: 'PATCH', headers })
  const answered = new Promise<number>(resolve => {
    sending.once('response', answer => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.once('error', () => resolve(0))
    sending.once('close', () => resolve(0))
  })
  for (const piece of pieces) if (!sending.write(piece)) await Promise.race([once(sending, 'drain').catch(() => undefined), answered])
  if (interrupt === null) sending.end()
  else interrupt(sending)
  return await answered
}

async function addEditor(environment: Environment): Promise<void> {
  const { database } = await openLibrary(readConfig({ ...environment, NODE_ENV: 'production' }))
  try {
    const person = { ...credentials, firstName: 'Ada', lastName: 'Roof', roles: ['ROLE_SUPER_EDITOR'] as const }
    await addUser({ kysely: database.kysely, accountParts }, { ...person, roles: [...person.roles] })
  } finally {
    await database.close()
  }
}

/** The hash of the file's content as it is on the disk. */
async function storedHash(environment: Environment): Promise<string> {
  const { database, files } = await openLibrary(readConfig({ ...environment, NODE_ENV: 'production' }))
  try {
    const { sha256 } = await database.kysely.selectFrom('upload').select('sha256').executeTakeFirstOrThrow()
    const read = createHash('sha256')
    const stored: AsyncIterable<Buffer> = await files.open(sha256 ?? '')
    for await (const chunk of stored) read.update(chunk)
    return read.digest('hex')
  } finally {
    await database.close()
  }
}

async function startServer(environment: Environment): Promise<{ child: ChildProcess; origin: string; ended: Promise<unknown> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'upload-server.ts')], {
    env: { ...process.env, NODE_ENV: 'production', RECTO_LOG: 'error', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  for await (const line of child.stdout ?? []) {
    const origin = /http:\/\/\S+/.exec(String(line))?.[0]
    if (origin !== undefined) return { child, origin, ended }
  }
  await wait(100)
  throw new Error('The server did not start.')
}
