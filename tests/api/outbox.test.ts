/** The outbox: as a page in development, for a super editor where nothing sends mails, and from a terminal. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../src/core/access/roles.ts'
import { emailWriters } from '../../src/main/email-writers.ts'
import { mailList, mailRetry, mailShow } from '../../src/main/terminal-commands/mail-commands.ts'
import { createMail } from '../../src/modules/email/use-cases/create-mail.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'

const link = 'http://localhost:3000/password/new?ticket=secret-word&x=1'

async function post({ database, platforms }: TestApp, to: string, from: string | null = null): Promise<number> {
  const ids: number[] = []
  const mail = createMail({ database, writers: emailWriters, from, onPosted: ({ id }) => ids.push(id) })
  await mail.post(database.kysely, {
    site: platforms.ofHost('localhost:3000'),
    language: 'en',
    to: { name: 'Ada Roof', address: to },
    template: { kind: 'reset-password', link, hours: 1 },
  })
  return ids[0] ?? 0
}

describe('in tests and in development', () => {
  let site: TestApp
  let id: number
  beforeAll(async () => {
    site = await buildTestApp()
    expect((await site.app.inject('/outbox')).body).toContain('Nothing has been written yet.')
    id = await post(site, 'ada@example.net')
  })
  afterAll(() => site.close())

  test('the newest mail is listed at once, and shown with its text', async () => {
    const list = await site.app.inject('/outbox')
    expect(list.statusCode).toBe(200)
    expect(list.headers['cache-control']).toBe('private, no-store')
    expect(list.body).toContain('Choose a new password for Recto')
    expect(list.body).toContain('kept here')
    expect(list.body).not.toContain('secret-word')
    const shown = await site.app.inject(`/outbox/${id}`)
    expect(shown.headers['cache-control']).toBe('private, no-store')
    expect(shown.body).toContain(`href="${link.replace('&', '&amp;')}"`)
    expect(shown.body).toContain('Ada Roof &lt;ada@example.net&gt;')
  })

  test('its HTML stands alone: it runs nothing and fetches nothing', async () => {
    const shown = await site.app.inject(`/outbox/${id}/html`)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; .*sandbox/)
    expect(shown.headers['cache-control']).toBe('private, no-store')
    expect(shown.body).toContain(`href="${link.replace('&', '&amp;')}"`)
  })

  test.each(['/outbox/999999', '/outbox/0x1', '/outbox/99999999999', '/outbox/-1', '/outbox/999999/html'])('%s is not found', async url => {
    expect((await site.app.inject(url)).statusCode).toBe(404)
  })

  test('a terminal lists, shows and sends', async () => {
    expect(await mailList.run(site, { state: null, max: 10 })).toMatchObject([{ id, state: 'kept', to: { address: 'ada@example.net' } }])
    expect(await mailList.run(site, { state: 'sent', max: 10 })).toEqual([])
    const shown = await mailShow.run(site, { id })
    expect(shown.text).toContain(`\n${link}\n`)
    expect(mailShow.result.parse(shown)).toEqual(shown)
    await expect(mailShow.run(site, { id: 999 })).rejects.toThrow('There is no mail 999.')
    await expect(mailRetry.run(site, { ids: [id, 999] })).rejects.toThrow('The mail 999 cannot be sent')
    expect(await mailShow.run(site, { id })).toMatchObject({ state: 'kept' })
    expect(await mailRetry.run(site, { ids: [id] })).toEqual({ ids: [id], sends: false })
    expect(await mailShow.run(site, { id })).toMatchObject({ state: 'waiting', nextTryAt: expect.any(String) })
    await site.database.kysely.updateTable('mail').set({ state: 'sent', content: null }).execute()
    await expect(mailRetry.run(site, { ids: [id] })).rejects.toThrow(`The mail ${id} cannot be sent`)
    expect(await mailShow.run(site, { id })).toMatchObject({ text: null })
    expect((await site.app.inject(`/outbox/${id}`)).body).toContain('What this letter said is no longer kept.')
    expect((await site.app.inject(`/outbox/${id}/html`)).statusCode).toBe(404)
  })
})

describe.each([
  ['without a mail server', {}, 200],
  ['with one', { RECTO_SMTP_URL: 'smtp://127.0.0.1:9', RECTO_MAIL_FROM: 'no-reply@recto.example' }, 404],
])('in production %s', (_, variables, expected) => {
  let site: TestApp
  let id: number
  let role: Role = 'ROLE_USER'
  beforeAll(async () => {
    const visitorOf = async () => ({
      kind: 'signed-in' as const,
      accountId: 1,
      sessionId: 1,
      roles: [role],
      name: 'Ada',
      email: 'ada@example.net',
    })
    site = await buildTestApp({ NODE_ENV: 'production', ...variables }, { visitorOf })
    id = await post(site, 'ada@example.net', 'no-reply@recto.example')
  })
  afterAll(() => site.close())
  const statuses = async (headers: Record<string, string>) =>
    await Promise.all(
      ['/outbox', `/outbox/${id}`, `/outbox/${id}/html`].map(async url => (await site.app.inject({ url, headers })).statusCode),
    )

  test('nobody sees it who is not signed in, or has not the role', async () => {
    expect(await statuses({})).toEqual([404, 404, 404])
    role = 'ROLE_RESEARCH_PUBLISHER'
    expect(await statuses({ cookie: 'recto_session=x' })).toEqual([404, 404, 404])
  })

  test(`a super editor is answered ${expected}`, async () => {
    role = 'ROLE_SUPER_EDITOR'
    expect(await statuses({ cookie: 'recto_session=x' })).toEqual([expected, expected, expected])
  })
})
