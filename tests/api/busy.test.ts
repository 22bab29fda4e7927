/** A crawler that asks for more pages at once than can be made. */
import { expect, test } from 'vitest'
import { buildTestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'

test('a crawler is told to come back later, while signed-in people and pages that were read before are answered', async () => {
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
  const [signedIn, kept] = await Promise.all([ask('/my/sessions', { cookie }), ask('/contact')])
  const answeredBefore = answered
  expect([signedIn.statusCode, kept.statusCode, kept.headers['cache-status']]).toEqual([200, 200, 'recto; hit'])

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
