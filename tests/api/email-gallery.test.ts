/** The emails of the gallery as pages: there while the gallery is, and nowhere else. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../../src/core/text/languages.ts'
import { emailWriters } from '../../src/main/email-writers.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { signedInAs } from '../support/user.ts'

const kinds = Object.keys(emailWriters)

describe('the gallery of emails in tests and development', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await buildTestApp()
  })
  afterAll(() => site.close())
  const get = (url: string, host = 'localhost') => site.app.inject({ url, headers: { host } })

  test('the style guide links to it', async () => {
    expect((await get('/styleguide')).body).toContain('href="/styleguide/emails"')
  })

  test.each(languages)('every email is on the page in %s, with frame and text', async language => {
    const answer = await get(`/styleguide/emails?language=${language}`)
    expect(answer.statusCode).toBe(200)
    const frames = [...answer.body.matchAll(/<iframe[^>]* src="([^"]+)"/g)].map(([, source = '']) => source)
    for (const kind of kinds) expect(frames).toContain(`/styleguide/emails/${kind}/1?language=${language}`)
    for (const source of frames) {
      const frame = await get(source)
      expect([frame.statusCode, frame.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(frame.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:; .*sandbox/)
      expect(frame.body).toContain(`<html lang="${language}">`)
      expect(frame.body).toMatch(/<img src="data:image\/png;base64,[\w+/=]{100,}" alt=""/)
    }
    const texts = [...answer.body.matchAll(/<figcaption>Text<\/figcaption><div[^>]*>([^<]+)/g)].map(([, text = '']) => text)
    expect(texts).toHaveLength(frames.length)
    for (const text of texts) expect(text).toContain('Ada Roof')
  })

  test('the brand is that of the host', async () => {
    const { displayName } = site.platforms.ofHost('wellcome.localhost').platform
    for (const url of ['/styleguide/emails', '/styleguide/emails/account-deleted/1'])
      expect((await get(url, 'wellcome.localhost')).body).toContain(displayName)
  })

  test('an unknown language falls back to English, and an unknown email is not found', async () => {
    expect((await get('/styleguide/emails?language=xx')).body).toContain('Your account with Recto has been deleted')
    for (const path of ['account-deleted/2', 'account-deleted/0', 'toString/1', 'none/1', 'account-deleted/1x'])
      expect((await get(`/styleguide/emails/${path}`)).statusCode, path).toBe(404)
  })
})

test('in production the galleries are not found', async () => {
  const site = await buildTestApp({ NODE_ENV: 'production' }, { userOf: async () => signedInAs('ROLE_SUPER_EDITOR') })
  try {
    for (const url of ['/styleguide', '/styleguide/emails', '/styleguide/emails/account-deleted/1']) {
      const answer = await site.app.inject({ url, headers: { cookie: 'recto_session=x' } })
      expect(answer.statusCode, url).toBe(404)
      expect(answer.body).not.toContain('account-deleted')
    }
  } finally {
    await site.close()
  }
})
