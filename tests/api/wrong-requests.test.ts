/** Requests that no form of ours sends: refused as their sender's mistake, not answered as a failure of the server. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { addPerson, signIn } from '../support/sign-in.ts'
import { signedInAs } from '../support/visitor.ts'

let site: TestApp
beforeAll(async () => {
  site = await buildTestApp()
})
afterAll(() => site.close())

const forms = ['/login', '/password/forgotten', '/password/reset/x', '/de/login', '/login.data']

test.each(forms)('%s: a body that is no form is 415, and a broken one 400', async url => {
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

test.each(['/api/logout', '/api/%6cogout', '/api/logou%74', '/%61pi/logout'])('GET %s of another site signs nobody out', async url => {
  const email = `${Buffer.from(url).toString('hex')}@example.org`
  await addPerson(site, email)
  const cookie = await signIn(site.app, email)
  const crossSite = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  await site.app.inject({ url, headers: { host: 'localhost', cookie, ...crossSite } })
  expect((await site.app.inject({ url: '/api/user/details', headers: { host: 'localhost', cookie } })).statusCode).toBe(200)
})

test.each(['/wp-json/wp/v2/media', '/wp-json/f1000/v1/media'])('POST %s with a wrong parameter says which', async url => {
  const editing = await buildTestApp({}, { visitorOf: async () => signedInAs('ROLE_SUPER_EDITOR') })
  const answer = await editing.app.inject({ method: 'POST', url: `${url}?decorative=maybe`, headers: { host: 'localhost' }, payload: 'x' })
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { errors: [{ field: 'decorative' }] }])
  await editing.close()
})
