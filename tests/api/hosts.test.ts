/** What a request says of itself, and what is believed: the Host header, and the headers of proxies. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson } from '../support/sign-in.ts'

const own = 'https://research.example.org'
const invented = ['x.localhost:9999', 'localhost:9999', '127.0.0.1:9999', '[::1]:9999', 'evil.example:9999', 'research.example.org:9999']

let folder: string
let site: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-hosts-'))
  const settings = join(folder, 'platforms.json')
  await writeFile(settings, JSON.stringify({ hosts: { [own]: 'f1000research' }, platforms: { reef: { displayName: 'Reef' } } }))
  site = await buildTestApp({ RECTO_PLATFORMS: settings, RECTO_TRUST_PROXY: '1' })
  await addPerson(site, 'ada@example.org')
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true })
})

describe('a host that is not configured is never used', () => {
  const paths = [
    ...['/', '/browse', '/contact', '/login', '/register', '/password/forgotten', '/for-authors/article-guidelines', '/nothing-here'],
    ...['/published/rss', '/opensearch.xml', '/robots.txt', '/sitemap.xml', '/oai?verb=Identify'],
    ...['/api/services', '/api/docs', '/api/openapi.json', '/api/platform', '/api/gateways'],
  ]
  test.each(invented)('it appears nowhere in the answer: Host: %s', async host => {
    for (const url of paths)
      for (const headers of [{ host }, { host: 'research.example.org', 'x-forwarded-host': host }, { host, 'x-forwarded-host': host }]) {
        const answer = await site.app.inject({ url, headers: { ...headers, accept: 'text/html' } })
        expect(answer.statusCode, url).toBeLessThan(500)
        expect(JSON.stringify(answer.headers) + answer.body, url).not.toMatch(/:9999/)
      }
  })

  test('a link in an email has the configured host', async () => {
    for (const [index, host] of invented.entries()) {
      await addPerson(site, `person-${index}@example.org`)
      await postForm(site.app, '/password/forgotten', { email: `person-${index}@example.org` }, { host })
    }
    const mails = () => site.database.kysely.selectFrom('mail').select('content').execute()
    await expect.poll(async () => (await mails()).length).toBe(invented.length)
    for (const { content } of await mails()) {
      expect(JSON.stringify(content)).toContain(`${own}/password/reset/`)
      expect(JSON.stringify(content)).not.toMatch(/:9999/)
    }
  })

  test('all unknown hosts share one page in the cache', async () => {
    const states = []
    for (const host of [...invented, 'research.example.org'])
      states.push((await site.app.inject({ url: '/contact', headers: { host } })).headers['cache-status'])
    expect(states.slice(1)).toEqual(invented.map(() => 'recto; hit'))
  })
})

test('a request with several Host headers is refused', async () => {
  const { port } = new URL(await site.listen())
  const answerTo = async (hosts: string): Promise<string> => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET /health HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
    return (await socket.setEncoding('utf8').toArray()).join('')
  }
  expect(await answerTo('Host: research.example.org\r\n')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await answerTo('Host: research.example.org\r\nHost: evil.example\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await answerTo('Host: evil.example\r\nhost: evil.example\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})

const postForm = (
  app: TestApp['app'],
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
  remoteAddress = '127.0.0.1',
) =>
  app.inject({
    ...{ method: 'POST', url, remoteAddress, payload: new URLSearchParams(fields).toString() },
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
  })

/** The answers to guesses at one account's password, each with a header X-Forwarded-For of its own. */
async function guess({ app }: TestApp, count: number, forwardedFor: (index: number) => string, remoteAddress?: string): Promise<number[]> {
  const statuses = []
  for (let index = 0; index < count; index += 1) {
    const headers = { host: 'research.example.org', 'x-forwarded-for': forwardedFor(index) }
    statuses.push(
      (await postForm(app, '/api/login', { username: 'ada@example.org', password: 'a guess' }, headers, remoteAddress)).statusCode,
    )
  }
  return statuses
}
const allowed = Array<number>(10).fill(401)

describe('trusted entries of X-Forwarded-For', () => {
  test('with one proxy, the last entry is trusted, and what the client put before it is not', async () => {
    expect(await guess(site, 12, index => `203.0.113.${index}, 198.51.100.7`)).toEqual([...allowed, 429, 429])
    expect(await guess(site, 1, () => '198.51.100.8')).toEqual([401])
  })

  test('with subnets of proxies, the entries that they wrote are trusted', async () => {
    const other = await buildTestApp({ RECTO_TRUST_PROXY: '10.0.0.0/8' })
    expect(await guess(other, 11, index => `198.51.100.${index}`, '203.0.113.5')).toEqual([...allowed, 429])
    expect(await guess(other, 11, index => `198.51.100.${index}, 10.9.9.9`, '10.1.2.3')).toEqual([...allowed, 401])
    await other.close()
  })
})
