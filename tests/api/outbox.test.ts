/** The outbox: as a page in development, for a super editor where nothing sends mails, and from a terminal. */

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../src/core/access/roles.ts'
import { emailWriters } from '../../src/main/email-writers.ts'
import { mailList, mailRetry, mailShow } from '../../src/main/terminal-commands/mail-commands.ts'
import { createMail } from '../../src/modules/email/use-cases/create-mail.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { signedInAs } from '../support/user.ts'

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

describe('the outbox in tests and development', () => {
  let site: TestApp
  let id: number
  beforeAll(async () => {
    site = await buildTestApp()
    expect((await site.app.inject('/outbox')).body).toContain('No emails yet.')
    id = await post(site, 'ada@example.net')
  })
  afterAll(() => site.close())

  test('the newest email is listed at once, and shown with its text', async () => {
    const list = await site.app.inject('/outbox')
    expect(list.statusCode).toBe(200)
    expect(list.headers['cache-control']).toBe('private, no-store')
    expect(list.body).toContain('Choose a new password for Recto')
    expect(list.body).toContain('stored here')
    expect(list.body).not.toContain('secret-word')
    const shown = await site.app.inject(`/outbox/${id}`)
    expect(shown.headers['cache-control']).toBe('private, no-store')
    expect(shown.body).toContain(`href="${link.replace('&', '&amp;')}"`)
    expect(shown.body).toContain('Ada Roof &lt;ada@example.net&gt;')
  })

  test('its HTML is served separately, runs no script and loads nothing', async () => {
    const shown = await site.app.inject(`/outbox/${id}/html`)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:; .*sandbox/)
    expect(shown.headers['cache-control']).toBe('private, no-store')
    expect(shown.body).toContain(`href="${link.replace('&', '&amp;')}"`)
  })

  test.each(['/outbox/999999', '/outbox/0x1', '/outbox/99999999999', '/outbox/-1', '/outbox/999999/html'])(
    'the path %s is not found',
    async url => {
      expect((await site.app.inject(url)).statusCode).toBe(404)
    },
  )

  test('the command lists, shows and sends emails', async () => {
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
    expect((await site.app.inject(`/outbox/${id}`)).body).toContain('The content of this email is no longer stored.')
    expect((await site.app.inject(`/outbox/${id}/html`)).statusCode).toBe(404)
  })
})

describe.each([
  ['without a mail server', {}, 200],
  ['with one', { RECTO_SMTP_URL: 'smtp://127.0.0.1:9', RECTO_MAIL_FROM: 'no-reply@recto.example' }, 404],
])('the outbox in production %s', (_, variables, expected) => {
  let site: TestApp
  let id: number
  let role: Role = 'ROLE_USER'
  beforeAll(async () => {
    const userOf = async () => signedInAs(role)
    site = await buildTestApp({ NODE_ENV: 'production', ...variables }, { userOf })
    id = await post(site, 'ada@example.net', 'no-reply@recto.example')
  })
  afterAll(() => site.close())
  const statuses = async (headers: Record<string, string>) =>
    await Promise.all(
      ['/outbox', `/outbox/${id}`, `/outbox/${id}/html`].map(async url => (await site.app.inject({ url, headers })).statusCode),
    )

  test('it is not found for signed-out users and users without the role', async () => {
    expect(await statuses({})).toEqual([404, 404, 404])
    role = 'ROLE_RESEARCH_PUBLISHER'
    expect(await statuses({ cookie: 'recto_session=x' })).toEqual([404, 404, 404])
  })

  test(`a super editor gets the status ${expected}`, async () => {
    role = 'ROLE_SUPER_EDITOR'
    expect(await statuses({ cookie: 'recto_session=x' })).toEqual([expected, expected, expected])
  })

  test('emails that were chosen are queued or discarded by whoever may read them', async () => {
    const ids = [id, await post(site, 'ben@example.net', 'no-reply@recto.example'), await post(site, 'cleo@example.net')]
    const state = sql<string>`case when content is null then 'empty ' else '' end || state`.as('state')
    const states = async () => {
      const rows = await site.database.kysely.selectFrom('mail').select(['id', state]).orderBy('id').execute()
      return rows.map(row => row.state)
    }
    const before = await states()
    const send = async (fields: Record<string, string>) => {
      const payload = new URLSearchParams([...ids, 999].map(each => ['row', String(each)]))
      for (const [name, value] of Object.entries(fields)) payload.append(name, value)
      const headers = { cookie: 'recto_session=x', 'content-type': 'application/x-www-form-urlencoded' }
      return await site.app.inject({ method: 'POST', url: '/outbox', headers, payload: payload.toString() })
    }
    role = 'ROLE_RESEARCH_PUBLISHER'
    expect((await send({ act: 'send' })).statusCode).toBe(404)
    role = 'ROLE_SUPER_EDITOR'
    if (expected === 404) {
      expect((await send({ act: 'send' })).statusCode).toBe(404)
      expect(await states()).toEqual(before)
      return
    }
    expect((await send({ act: 'send' })).headers.location).toBe('/outbox?done=send&count=3&missing=999')
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting'])
    const question = await send({ act: 'discard' })
    expect(question.body).toContain('Discard 4 emails?')
    expect(await states()).toEqual(['waiting', 'waiting', 'waiting'])
    expect((await send({ act: 'discard', confirmed: 'yes' })).headers.location).toBe('/outbox?done=discard&count=3&missing=999')
    expect(await states()).toEqual(['empty given-up', 'empty given-up', 'empty given-up'])
    // What it says is gone, so that there is nothing to send.
    expect((await send({ act: 'send' })).headers.location).toBe(`/outbox?done=send&count=0&late=${ids.join('.')}&missing=999`)
  })
})
