/** One upload that is sent to two servers at once, which share the database and the folder of files (docs/decisions/0117-files.md). */
import { createHash, randomBytes } from 'node:crypto'
import { request as ask, type ClientRequest } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../src/main/app.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

const purposes = new Map([['test', { action: 'edit site content', maxBytes: 64 * 1024 ** 2, typeProblem: () => null }]] as const)
let library: TestApp
let servers: FastifyInstance[]
let origins: string[]
let cookie: string
beforeAll(async () => {
  library = await buildTestApp()
  const { config, database, files, platforms } = library
  servers = [
    await buildApp({ config, database, files, platforms, purposes }),
    await buildApp({ config, database, files, platforms, purposes }),
  ]
  await addPerson(library, 'editor@recto.example', 'ROLE_RESEARCH_PUBLISHER')
  cookie = await signIn(library.app, 'editor@recto.example')
  origins = []
  for (const server of servers) origins.push((await server.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost'))
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await library.close()
})

const tus = () => ({ cookie, 'tus-resumable': '1.0.0' })
async function create(length: number): Promise<string> {
  const metadata = `purpose ${Buffer.from('test').toString('base64')},filename ${Buffer.from('film.bin').toString('base64')}`
  const answer = await fetch(`${origins[0]}/uploads`, {
    method: 'POST',
    headers: { ...tus(), 'upload-length': String(length), 'upload-metadata': metadata },
  })
  expect(answer.status).toBe(201)
  return answer.headers.get('location') ?? ''
}
const offsetOf = async (path: string, at: number): Promise<number> =>
  Number((await fetch(`${origins[at]}${path}`, { method: 'HEAD', headers: tus() })).headers.get('upload-offset'))

interface Sending {
  request: ClientRequest
  /** 0: the connection ended without one. */
  status: Promise<number>
}
/** Begins a part, whose bytes are written to `request`. */
function begin(path: string, at: number, offset: number): Sending {
  const request = ask(`${origins[at]}${path}`, {
    method: 'PATCH',
    headers: { ...tus(), 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
  })
  const status = new Promise<number>(resolve => {
    request.once('response', answer => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    request.once('error', () => resolve(0))
  })
  return { request, status }
}
function send(path: string, at: number, offset: number, content: Buffer): Promise<number> {
  const { request, status } = begin(path, at, offset)
  request.end(content)
  return status
}
async function storedOf(path: string): Promise<{ sha256: string | null; content: Buffer | null }> {
  const { sha256 } = await library.database.kysely
    .selectFrom('upload')
    .where('id', '=', path.slice('/uploads/'.length))
    .select('sha256')
    .executeTakeFirstOrThrow()
  return { sha256, content: sha256 === null ? null : await library.files.read(sha256) }
}
const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex')

test('of two parts at one offset one is accepted, and the other refused', { timeout: 120_000 }, async () => {
  for (let round = 0; round < 8; round += 1) {
    // Different content, so that a mixture of both would show.
    const contents = [randomBytes(1_500_000), randomBytes(1_500_000)]
    const path = await create(1_500_000)
    const statuses = await Promise.all(contents.map((content, at) => send(path, at, 0, content)))
    expect(statuses.filter(status => status === 204)).toHaveLength(1)
    expect(statuses.filter(status => [409, 423].includes(status))).toHaveLength(1)
    const winner = contents[statuses.indexOf(204)]
    if (winner === undefined) throw new Error('No part counts.')
    const { sha256, content } = await storedOf(path)
    expect(sha256).toBe(hashOf(winner))
    expect(content?.equals(winner)).toBe(true)
  }
})

test('a stalled part releases the upload, which continues at another server', { timeout: 120_000 }, async () => {
  const content = randomBytes(900_000)
  const path = await create(content.length)
  const first = begin(path, 0, 0)
  first.request.write(content.subarray(0, 300_000))
  const locked = () =>
    library.database.kysely.selectFrom('upload').where('id', '=', path.slice(9)).select('lock_token').executeTakeFirstOrThrow()
  await expect.poll(async () => (await locked()).lock_token).not.toBeNull()
  // It asks where the upload is, as who has lost the answer to the first.
  const offset = await offsetOf(path, 1)
  expect(offset).toBeLessThanOrEqual(300_000)
  // What the first server still gets changes nothing.
  first.request.write(randomBytes(200_000))
  expect(await send(path, 1, offset, content.subarray(offset))).toBe(204)
  first.request.end(randomBytes(400_000))
  // It has let go: 204 tells the offset at which, and the rest of its body counts for nothing.
  expect([0, 204, 400, 409, 423]).toContain(await first.status)
  const { sha256, content: stored } = await storedOf(path)
  expect(sha256).toBe(hashOf(content))
  expect(stored?.equals(content)).toBe(true)
})
