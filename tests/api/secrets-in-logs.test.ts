/** What a server says at its most talkative, and what its pages hold: no password, cookie, token or link that lets somebody in. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseSetCookie } from 'cookie'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { secretPaths } from '../../src/site/secret-paths.ts'
import { createOnServer } from '../support/database.ts'
import { createFreezingProxy, type FreezingProxy } from '../support/freezing-proxy.ts'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'
import { testPassword } from '../support/site-people.ts'

const root = join(import.meta.dirname, '../..')
let directory: string
let server: ChildProcess
let origin = ''
let output = ''

const settings = () => ({
  RECTO_DATA: directory,
  RECTO_DEMO: 'false',
  RECTO_LOG: 'debug',
  NODE_ENV: 'test',
  PORT: '0',
  // Whatever the machine has is not asked.
  DATABASE_URL: '',
  RECTO_SMTP_URL: '',
})

async function command(args: readonly string[], input: string): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'src/cli/recto.ts'), ...args], { cwd: root, env: { ...process.env, ...settings() } })
  child.stdin.end(input)
  await once(child, 'exit')
  expect(child.exitCode).toBe(0)
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'recto-logs-'))
  await command(['user', 'add', 'ada@example.org', '--first-name', 'Ada', '--last-name', 'Roof'], testPassword)
  server = spawn(process.execPath, [join(root, 'src/main/server.ts')], { cwd: root, env: { ...process.env, ...settings() } })
  origin = await new Promise<string>((serves, fail) => {
    server.once('exit', () => fail(new Error(`The server ended: ${output}`)))
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const url = /serves (http:\/\/localhost:[1-9]\d*)/.exec(output)?.[1]
        if (url !== undefined) serves(url)
      })
  })
})
afterAll(async () => {
  if (server.exitCode === null) {
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
  await rm(directory, { recursive: true, force: true })
})

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${origin}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

test('logs and pages have no password, token or other credential', async () => {
  const invalid = 'a password of somebody else entirely'
  await post('/login', { username: 'ada@example.org', password: invalid })
  const answer = await post('/login', { username: 'ada@example.org', password: testPassword, 'remember-me': 'true' })
  expect(answer.status).toBe(303)
  const cookies = answer.headers.getSetCookie().map(header => parseSetCookie(header))
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const token = await (await fetch(`${origin}/api/token`, { headers: { cookie } })).text()
  const page = await (await fetch(`${origin}/my/sessions`, { headers: { cookie, 'f1000-authbearer': token } })).text()
  expect(page).toContain('This browser')
  await post('/password/forgotten', { email: 'ada@example.org' })
  const sentEmail = await (await fetch(`${origin}/outbox`)).text()

  await expect.poll(() => output).toContain('/my/sessions')
  const secrets = [testPassword, invalid, token, ...cookies.map(({ value }) => value ?? ''), 'argon2id']
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(6)
    expect(page, secret).not.toContain(secret)
    expect(sentEmail, secret).not.toContain(secret)
    expect(output, secret).not.toContain(secret)
  }
  const links = [...output.matchAll(/\/password\/reset\/[\w-]+/g)]
  expect(links).toEqual([])
})

test('neither a failing action nor a Referer reveals the secret of a mailed link', async () => {
  const secret = 'a-secret_of-a-mailed-link'
  for (const path of secretPaths)
    for (const prefix of ['', '/de']) {
      const shown = await fetch(`${origin}${prefix}${path}${secret}`, { redirect: 'manual' })
      expect([path, shown.headers.get('referrer-policy')]).toEqual([path, 'no-referrer'])
      for (const contentType of ['text/plain', 'multipart/form-data; boundary=none', 'application/json']) {
        const sent = await fetch(`${origin}${prefix}${path}${secret}`, {
          ...{ method: 'POST', body: 'x', redirect: 'manual' },
          headers: { 'content-type': contentType },
        })
        expect([path, sent.headers.get('referrer-policy')]).toEqual([path, 'no-referrer'])
      }
    }
  await fetch(`${origin}/login/back/nobody?code=${secret}&state=${secret}`, { redirect: 'manual' })
  await fetch(`${origin}/last-of-the-requests`)
  await expect.poll(() => output).toContain('/last-of-the-requests')
  expect(output).toContain('/password/reset/:secret')
  expect(output).not.toContain(secret)
})

// The embedded database runs in the server's process, and stops with it.
describe.runIf(process.env.TEST_DATABASE_URL)('logs while the database server is down', () => {
  let own: { url: string; drop: () => Promise<void> }
  let proxy: FreezingProxy
  let away: ServerProcess
  beforeAll(async () => {
    own = await createOnServer(process.env.TEST_DATABASE_URL ?? '')
    proxy = await createFreezingProxy(own.url)
    away = await startServerProcess({ DATABASE_URL: proxy.url, RECTO_LOG: 'debug' })
    expect((await fetch(`${away.origin}/health`)).status).toBe(200)
  })
  afterAll(async () => {
    await away.remove()
    await proxy.close()
    await own.drop()
  })

  const secret = 'a-secret_of-a-mailed-link'
  const password = 'the-password-of-somebody'
  /** @returns the statuses of the answers, by what was asked */
  async function askAll(): Promise<Map<string, number>> {
    const fields = new URLSearchParams({
      username: 'ada@example.org',
      email: 'ada@example.org',
      password,
      passwordAgain: password,
      token: secret,
    })
    const requested: [name: string, url: string, method: 'GET' | 'POST'][] = secretPaths.flatMap(path => [
      [`GET ${path}`, `${path}${secret}`, 'GET'],
      [`POST ${path}`, `/de${path}${secret}`, 'POST'],
    ])
    requested.push(['GET code', `/login/back/nobody?code=${secret}&state=${secret}`, 'GET'])
    requested.push(['POST login', '/login', 'POST'], ['POST call', '/api/login', 'POST'], ['POST forgotten', '/password/forgotten', 'POST'])
    const answers = requested.map(async ([name, url, method]) => {
      const headers = { referer: `${away.origin}/password/reset/${secret}`, cookie: `recto_session=${secret}; recto_remember_me=${secret}` }
      const body = method === 'POST' ? fields : null
      const { status } = await fetch(away.origin + url, { method, body, headers, redirect: 'manual' })
      return [name, status] as const
    })
    return new Map(await Promise.all(answers))
  }

  test.each([
    ['frozen', () => Promise.resolve(proxy.freeze())],
    ['gone', () => proxy.close()],
  ])('the log has no secret of a mailed link, no password and no code: it is %s', async (how, stop) => {
    await stop()
    const statuses = await askAll()
    for (const path of secretPaths)
      expect([path, statuses.get(`GET ${path}`), statuses.get(`POST ${path}`)]).toEqual(expect.arrayContaining([path, 503]))
    await fetch(`${away.origin}/last-of-the-requests-${how}`)
    await expect.poll(() => away.output()).toContain(`/last-of-the-requests-${how}`)
    expect(away.output()).toContain('/password/reset/:secret')
    expect(away.output()).not.toContain(secret)
    expect(away.output()).not.toContain(password)
  })
})

test('a request aborted by the client is not logged as an error', async () => {
  const { hostname, port } = new URL(origin)
  for (const path of ['/login', '/api/login']) {
    const socket = connect(Number(port), hostname)
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nusername=`
    await new Promise(sent => socket.write(head, sent))
    await expect.poll(() => output.split(`"url":"${path}","host":"localhost","remoteAddress"`).length).toBeGreaterThan(1)
    socket.destroy()
  }
  await expect.poll(() => output.split('the client has ended its request').length).toBe(3)
  expect(output).not.toContain('"level":50')
})
