/** reCAPTCHA where the installation has its keys: on the pages that need it, and nowhere else. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type FakeRecaptcha, startFakeRecaptcha } from '../../src/modules/accounts/external/captcha/fake-recaptcha.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

let folder: string
let settings: string
let google: FakeRecaptcha
let library: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-recaptcha-'))
  settings = join(folder, 'platforms.json')
  await writeFile(settings, JSON.stringify({ platforms: { f1000research: { reCaptchaPublicKey: 'public-key' } } }))
  google = await startFakeRecaptcha('the secret of the test')
  library = await buildTestApp({
    RECTO_PLATFORMS: settings,
    RECTO_RECAPTCHA_SECRET: 'the secret of the test',
    RECTO_RECAPTCHA_URL: google.url,
  })
})
afterAll(async () => {
  await library.close()
  await google.close()
  await rm(folder, { recursive: true, force: true })
})

const policyOf = async (url: string, host = 'localhost', app = library.app) => {
  const { statusCode, headers } = await app.inject({ url, headers: { host, accept: 'text/html' } })
  expect(statusCode).toBe(200)
  return String(headers['content-security-policy'])
}

test('the scripts of reCAPTCHA are allowed on the page that uses it, and on no other', async () => {
  const policy = await policyOf('/register')
  expect(policy).toMatch(/script-src 'self' [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\//)
  expect(policy).toContain("frame-src 'self' https://www.google.com/recaptcha/")
  for (const [url, host] of [
    ['/', 'localhost'],
    ['/login', 'localhost'],
    ['/register', 'gates.localhost'],
  ] as const)
    expect(await policyOf(url, host), `${host}${url}`).not.toMatch(/google|gstatic/)
  const { body } = await library.app.inject({ url: '/register', headers: { host: 'localhost', accept: 'text/html' } })
  expect(body).not.toMatch(/https:\/\/www\.(google|gstatic)\.com/)
})

test('without the secret there is no public key and no reCAPTCHA (A3-22)', async () => {
  const without = await buildTestApp({ RECTO_PLATFORMS: settings })
  try {
    expect(await policyOf('/register', 'localhost', without.app)).not.toMatch(/google|gstatic/)
    const { body } = await without.app.inject({ url: '/api/platform', headers: { host: 'localhost' } })
    expect(z.object({ reCaptchaPublicKey: z.null() }).parse(JSON.parse(body))).toEqual({ reCaptchaPublicKey: null })
  } finally {
    await without.close()
  }
  const { body } = await library.app.inject({ url: '/api/platform', headers: { host: 'localhost' } })
  expect(JSON.parse(body)).toMatchObject({ reCaptchaPublicKey: 'public-key' })
})

describe('a registration with reCAPTCHA', () => {
  const register = (gRecaptchaResponse: string, userEmail: string) =>
    library.app.inject({
      method: 'POST',
      url: '/register',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        firstName: 'Ada',
        lastName: 'Roof',
        userEmail,
        verifyEmail: userEmail,
        plainPassword: 'slate roofs keep rain out',
        acceptedTermsAndConditions: 'true',
        gRecaptchaResponse,
      }).toString(),
    })

  test('it is accepted with a token, once', async () => {
    const token = google.makeToken()
    expect((await register(token, 'ada@example.org')).statusCode).toBe(303)
    const again = await register(token, 'ida@example.org')
    expect(again.statusCode).toBe(422)
    expect(again.body).toContain('Verification expired. Please try again.')
  })

  test.each([
    ['03AFcWeA_forged-token-of-nobody', 'Verification failed. Please try again.'],
    ['', 'Please complete recaptcha'],
  ])('it is refused with the answer %j', async (answer, message) => {
    const refused = await register(answer, 'ada@example.org')
    expect([refused.statusCode, refused.body.includes(message)]).toEqual([422, true])
  })
})
