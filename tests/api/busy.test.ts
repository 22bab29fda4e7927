/** A crawler that asks for more pages at once than can be made. */
import { describe, expect, test } from 'vitest'
import { buildTestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

test('a crawler is limited with Retry-After, while signed-in users and cached pages are served', async () => {
  const site = await buildTestApp({ RECTO_RENDERS_AT_ONCE: '1' })
  await addPerson(site, 'ada@example.org')
  const cookie = await signIn(site.app, 'ada@example.org')
  const ask = (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url, headers: { host: 'localhost', accept: 'text/html', ...headers } })
  expect((await ask('/contact')).statusCode).toBe(200)
  expect((await ask('/my/sessions', { cookie })).statusCode).toBe(200)

  let answered = 0
  const crawler = Array.from({ length: 400 }, async (_, number) => {
    const answer = await ask(`/contact?crawled=${number}`)
    answered += answer.statusCode === 200 ? 1 : 0
    return answer
  })
  const answers = Promise.all(crawler)
  const [signedIn, cached] = await Promise.all([ask('/my/sessions', { cookie }), ask('/contact')])
  const answeredBefore = answered
  expect([signedIn.statusCode, cached.statusCode, cached.headers['cache-status']]).toEqual([200, 200, 'recto; hit'])

  const byStatus = Map.groupBy(await answers, ({ statusCode }) => statusCode)
  expect([...byStatus.keys()].sort()).toEqual([200, 503])
  const refused = byStatus.get(503) ?? []
  // One is made and 300 wait.
  expect(refused.length).toBeGreaterThanOrEqual(99)
  for (const { headers } of refused) expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
  expect(answeredBefore).toBeLessThan(answered)

  const later = await ask('/contact?crawled=399')
  expect([later.statusCode, later.headers['cache-status']]).toEqual([200, 'recto; fwd=miss'])
  await site.close()
})

describe('a crawler’s subnet leaves capacity for other clients', () => {
  /** Who asks, by a number below 256: a proxy before the server wrote it down behind what the client sent, or the server sees it itself. */
  const proxied = (ipAddress: string) => ({
    remoteAddress: '127.0.0.1',
    headers: { 'x-forwarded-for': `192.0.2.${ipAddress.length}, ${ipAddress}` },
  })
  const direct = (remoteAddress: string) => ({ remoteAddress, headers: {} })

  test.each([
    ['behind a trusted proxy', '1', proxied, (host: number) => `203.0.113.${host}`, '198.51.100.7'],
    [
      'without a proxy',
      'false',
      direct,
      (host: number) => `2001:db8:7:1${host.toString(16).padStart(2, '0')}::${host}`,
      '2001:db8:7:200::1',
    ],
  ])('it does for %s', async (_case, trustProxy, from, crawlerIpAddress, readerIpAddress) => {
    const site = await buildTestApp({ RECTO_RENDERS_AT_ONCE: '2', RECTO_TRUST_PROXY: trustProxy })
    const ask = (url: string, ipAddress: string) => {
      const { remoteAddress, headers } = from(ipAddress)
      return site.app.inject({ url, remoteAddress, headers: { host: 'localhost', accept: 'text/html', ...headers } })
    }
    let answered = 0
    const crawler = Promise.all(
      Array.from({ length: 400 }, async (_, number) => {
        const answer = await ask(`/contact?crawled=${number}`, crawlerIpAddress(number % 256))
        answered += answer.statusCode === 200 ? 1 : 0
        return answer
      }),
    )
    // The queue is full of the crawler’s requests before the reader comes.
    await expect.poll(async () => (await ask('/contact?probe', crawlerIpAddress(1))).statusCode, { interval: 1 }).toBe(503)
    const reader = await ask('/contact?reader', readerIpAddress)
    const answeredBefore = answered
    expect([reader.statusCode, reader.headers['cache-status']]).toEqual([200, 'recto; fwd=miss'])

    const byStatus = Map.groupBy(await crawler, ({ statusCode }) => statusCode)
    expect([...byStatus.keys()].sort()).toEqual([200, 503])
    for (const { headers } of byStatus.get(503) ?? []) expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' })
    expect(answeredBefore).toBeLessThan(50)
    expect(answered).toBeGreaterThan(answeredBefore)
    await site.close()
  })
})
