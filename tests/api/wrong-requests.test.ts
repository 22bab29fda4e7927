/** Requests that no form of ours sends: refused as their sender's mistake, not answered as a failure of the server. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'
import { signedInAs } from '../support/user.ts'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const forms = ['/login', '/password/forgotten', '/password/reset/x', '/de/login', '/login.data']

test.each(forms)('the call %s answers 415 to a body that is no form, and 400 to a broken one', async url => {
  const post = async (type: string | null) =>
    (
      await site.app.inject({
        ...{ method: 'POST', url, payload: Buffer.from('--none\r\nx') },
        headers: { host: 'localhost', ...(type !== null && { 'content-type': type }) },
      })
    ).statusCode
  expect(await Promise.all(['text/plain', 'application/json', 'application/xml', 'x', null].map(post))).toEqual([415, 415, 415, 415, 415])
  expect(await post('multipart/form-data; boundary=none')).toBe(400)
})

test.each(['/api/logout', '/api/%6cogout', '/api/logou%74', '/%61pi/logout'])(
  'the request GET %s from another site signs nobody out',
  async url => {
    const email = `${Buffer.from(url).toString('hex')}@example.org`
    await addPerson(site, email)
    const cookie = await signIn(site.app, email)
    const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    await site.app.inject({ url, headers: { host: 'localhost', cookie, ...crossSite } })
    expect((await site.app.inject({ url: '/api/user/details', headers: { host: 'localhost', cookie } })).statusCode).toBe(200)
  },
)

test.each(['/wp-json/wp/v2/media', '/wp-json/f1000/v1/media'])('the call POST %s names the invalid parameter', async url => {
  const editing = await buildTestApp({}, { userOf: async () => signedInAs('ROLE_SUPER_EDITOR') })
  const answer = await editing.app.inject({ method: 'POST', url: `${url}?decorative=maybe`, headers: { host: 'localhost' }, payload: 'x' })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field: 'decorative' }] }])
  await editing.close()
})

test('every call refuses requests of other sites and unknown content types with a 4xx status', async () => {
  const editing = await buildTestApp({}, { userOf: async () => signedInAs('ROLE_SUPER_EDITOR') })
  const described = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
  const { paths } = described.parse((await editing.app.inject('/api/docs/openapi.json')).json())
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter(method => method !== 'get')
      .map(method => ({
        method: z.enum(['POST', 'PUT', 'PATCH', 'DELETE']).parse(method.toUpperCase()),
        url: path.replaceAll(/\{\w+\}/g, '1'),
      })),
  )
  expect(calls.length).toBeGreaterThan(30)
  for (const { method, url } of calls) {
    const send = async (headers: Record<string, string>, payload: string) =>
      (await editing.app.inject({ method, url, headers: { host: 'localhost', ...headers }, payload })).statusCode
    expect([method, url, await send({ 'sec-fetch-site': 'cross-site' }, '')]).toEqual([method, url, 403])
    for (const payload of ['', 'x'])
      expect([400, 403, 404, 415, 429], `${method} ${url} “${payload}”`).toContain(await send({ 'content-type': 'none' }, payload))
  }
  await editing.close()
})
