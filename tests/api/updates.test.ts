import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { solveCaptcha } from '../../src/modules/accounts/external/captcha/solve.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { captchaChallenge } from '../support/captcha.ts'

let library: TestApp
beforeAll(async () => {
  library = await buildTestApp()
})
afterAll(() => library.close())

// Each test has an address of its own, or one would be kept waiting for another's calls.
let tests = 0
beforeEach(() => {
  tests += 1
})
const requestContext = () => `192.0.2.${tests}`

const solved = async () => {
  const answer = await library.app.inject({ url: '/api/captcha/challenge', remoteAddress: requestContext() })
  return await solveCaptcha(captchaChallenge.parse(answer.json()))
}
const ada = { firstName: 'Ada', lastName: 'Roof', email: 'ada@example.org', headerText: 'Stay up to date' }
const urlencoded = 'application/x-www-form-urlencoded'
const post = (payload: string, headers: Record<string, string> = {}, remoteAddress = requestContext()) =>
  library.app.inject({
    method: 'POST',
    url: '/ajax/signupForUpdates',
    headers: { 'content-type': urlencoded, ...headers },
    payload,
    remoteAddress,
  })
const send = (fields: Record<string, string>, headers?: Record<string, string>, from?: string) =>
  post(new URLSearchParams(fields).toString(), headers, from)
const boundary = `${'-'.repeat(24)}0123456789abcdef`
const multipart = (fields: readonly (readonly [string, string])[], file = '') =>
  `${fields.map(([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}${file}--${boundary}--\r\n`
const asMultipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const emails = async () =>
  (await library.database.kysely.selectFrom('update_sign_up').select('email').orderBy('id').execute()).map(({ email }) => email)

test('each captcha challenge is new and not cacheable', async () => {
  const [one, other] = [await library.app.inject('/api/captcha/challenge'), await library.app.inject('/api/captcha/challenge')]
  expect(one.statusCode).toBe(200)
  expect(one.headers['cache-control']).toBe('no-store')
  expect(one.headers.etag).toBeUndefined()
  expect(captchaChallenge.parse(one.json()).parameters.nonce).not.toBe(captchaChallenge.parse(other.json()).parameters.nonce)
})

test('a sign-up works from both forms, and gets the same answer for a known email (A1-01, A7-25)', async () => {
  const answers = [
    await send({ ...ada, captcha: await solved() }),
    await post(multipart(Object.entries({ ...ada, email: 'ben@example.org', institution: '大学', captcha: await solved() })), asMultipart),
    await send({ ...ada, email: 'ADA@example.org', captcha: await solved() }),
  ]
  for (const answer of answers) {
    expect([answer.statusCode, answer.body]).toEqual([200, '{"success":true}'])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  expect(await emails()).toEqual(['ada@example.org', 'ben@example.org'])
  const [first, second] = await library.database.kysely.selectFrom('update_sign_up').selectAll().orderBy('id').execute()
  expect(first).toMatchObject({ header_text: 'Stay up to date', language: 'en', institution: null })
  expect(second).toMatchObject({ institution: '大学' })
})

test('the site is the host’s, and the language the page’s', async () => {
  const answer = await send({ ...ada, language: 'ja', captcha: await solved() }, { host: 'wellcome.localhost' })
  expect(answer.statusCode).toBe(200)
  const rows = library.database.kysely.selectFrom('update_sign_up').innerJoin('platform', 'platform.id', 'platform_id')
  expect(await rows.select(['key', 'language']).where('key', '=', 'wellcome').execute()).toEqual([{ key: 'wellcome', language: 'ja' }])
})

describe('a sign-up refused at a field', () => {
  test.each<[string, Record<string, string>, object]>([
    ['nothing', {}, { firstName: 'field-required', lastName: 'field-required', email: 'field-required', captcha: 'recaptcha-incomplete' }],
    ['a blank name', { ...ada, firstName: ' ', captcha: 'x' }, { firstName: 'field-required' }],
    ['a long name', { ...ada, lastName: 'x'.repeat(51), captcha: 'x' }, { lastName: 'field-too-long' }],
    ['no address', { ...ada, email: 'ada', captcha: 'x' }, { email: 'email_invalid_message' }],
    ['a long institution', { ...ada, institution: 'x'.repeat(51), captcha: 'x' }, { institution: 'field-too-long' }],
    ['no captcha', ada, { captcha: 'recaptcha-incomplete' }],
    ['a made-up captcha', { ...ada, captcha: 'e30=' }, { captcha: 'captcha-error' }],
  ])('it is refused: %s (A3-59, A5-14)', async (_, fields, errors) => {
    const before = await emails()
    const answer = await send(fields)
    expect([answer.statusCode, answer.json()]).toEqual([400, { errors }])
    expect(await emails()).toEqual(before)
  })

  test('it is refused with a captcha that was used', async () => {
    const captcha = await solved()
    await send({ ...ada, captcha })
    expect((await send({ ...ada, captcha })).json()).toEqual({ errors: { captcha: 'captcha-error' } })
  })
})

describe('a sign-up refused as a whole', () => {
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="email"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\na\r\n`
  test.each<[string, number, () => ReturnType<typeof post>]>([
    ['JSON', 415, () => post(JSON.stringify(ada), { 'content-type': 'application/json' })],
    ['plain text, which any page may send anywhere', 415, () => post('email=a', { 'content-type': 'text/plain' })],
    ['a broken multipart body', 400, () => post('--y\r\n', asMultipart)],
    ['a multipart body without boundary', 400, () => post(multipart([]), { 'content-type': 'multipart/form-data' })],
    ['a file', 400, () => post(multipart(Object.entries(ada), file), asMultipart)],
    ['a field twice', 400, () => post('email=a%40example.org&email=b%40example.org')],
    ['a body beyond the limit', 413, () => send({ ...ada, headerText: 'x'.repeat(40_000) })],
    ['another site’s form', 403, () => send(ada, { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })],
    ['another platform’s form', 403, () => send(ada, { 'sec-fetch-site': 'same-site' })],
    ['another site’s form, from an old browser', 403, () => send(ada, { origin: 'https://evil.example' })],
    ['a form of no origin', 403, () => send(ada, { origin: 'null' })],
    ['reading', 404, () => library.app.inject('/ajax/signupForUpdates')],
  ])('it is refused with %s: %i', async (_, status, call) => {
    const before = await emails()
    const answer = await call()
    expect(answer.statusCode, answer.body).toBe(status)
    if (status !== 404) expect(answer.json()).toEqual({ errors: [{ message: expect.any(String) }] })
    expect(await emails()).toEqual(before)
  })

  test('fields named like inherited properties are treated like others', async () => {
    const answer = await post('__proto__=1&constructor=2&toString=3')
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().errors)).toEqual(['firstName', 'lastName', 'email', 'captcha'])
  })
})

test('requests from the site’s own pages are accepted', async () => {
  const answer = await send(
    { ...ada, captcha: await solved() },
    { host: 'wellcome.localhost:3000', 'sec-fetch-site': 'same-origin', origin: 'http://wellcome.localhost:3000' },
  )
  expect(answer.statusCode).toBe(200)
})

test('too many requests of a client are limited, and others are not', async () => {
  const statuses: number[] = []
  for (let call = 0; call < 31; call += 1) statuses.push((await send({})).statusCode)
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([400]))
  const last = await send({})
  expect(last.statusCode).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect((await send({}, {}, '198.51.100.7')).statusCode).toBe(400)
  // What another site makes a user's browser send does not count against the user.
  for (let call = 0; call < 40; call += 1) await send({}, { origin: 'https://evil.example' }, '198.51.100.8')
  expect((await send({}, {}, '198.51.100.8')).statusCode).toBe(400)
})

test('challenges are limited too', async () => {
  const ask = (remoteAddress: string) => library.app.inject({ url: '/api/captcha/challenge', remoteAddress })
  for (let call = 0; call < 60; call += 1) await ask('203.0.113.1')
  expect((await ask('203.0.113.1')).statusCode).toBe(429)
  expect((await ask('203.0.113.2')).statusCode).toBe(200)
})

test('a site without the sign-up box has no such call (A3-24)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-platforms-'))
  const file = join(folder, 'platforms.json')
  await writeFile(file, JSON.stringify({ platforms: { f1000research: { features: { toast: { enabled: false } } } } }))
  const without = await buildTestApp({ RECTO_PLATFORMS: file })
  try {
    const answer = await without.app.inject({
      method: 'POST',
      url: '/ajax/signupForUpdates',
      headers: { 'content-type': urlencoded },
      payload: new URLSearchParams(ada).toString(),
    })
    expect(answer.statusCode).toBe(404)
  } finally {
    await without.close()
    await rm(folder, { recursive: true })
  }
})
