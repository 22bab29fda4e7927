/** Items are recommended by email: by call and by form, with and without a script, signed in and not. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { anonymous } from '../../src/core/access/user.ts'
import { solveCaptcha } from '../../src/modules/accounts/external/captcha/solve.ts'
import { addMail, noteMailSent, takeNextMail } from '../../src/modules/email/data/mail.ts'
import { findMail } from '../../src/modules/email/data/mail-list.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { captchaChallenge } from '../support/captcha.ts'
import { signedInAs } from '../support/user.ts'

let site: TestApp
let version: number
beforeAll(async () => {
  site = await buildTestApp(
    {},
    { userOf: async ({ headers }) => (headers.cookie?.includes('recto_session=ada') ? signedInAs('ROLE_USER') : anonymous) },
  )
  await site.load(['demo/articles/after-dark'])
  version = (
    await site.database.kysely
      .selectFrom('version')
      .innerJoin('article', 'article.id', 'version.article_id')
      .innerJoin('content_item as item', 'item.id', 'article.content_item_id')
      .where('item.is_public', '=', true)
      .where('version.pre_completion_status', 'is', null)
      .select('version.id')
      .orderBy('version.id')
      .executeTakeFirstOrThrow()
  ).id
})
afterAll(() => site.close())

let requestContexts = 0
const requestContext = () => `198.51.${Math.floor(requestContexts / 200)}.${(requestContexts++ % 200) + 1}`
const solved = async () => await solveCaptcha(captchaChallenge.parse((await site.app.inject('/api/captcha/challenge')).json()))
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000' }
interface Sent {
  url?: string
  cookie?: string
  from?: string
}
const send = (fields: Record<string, string>, { url = '/ajax/recommendVersion', cookie, from = requestContext() }: Sent = {}) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { ...urlencoded, ...(cookie && { cookie }) },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: from,
  })
/** What is in the queue for an address, oldest first. */
async function emailsTo(address: string) {
  const rows = await site.database.kysely.selectFrom('mail').selectAll().where('recipient', '=', address).orderBy('id').execute()
  return rows
}
const bo = (recipients: string) => ({ versionId: String(version), recipients, senderName: 'Bo Roof', senderEmail: 'bo@example.net' })

test('each recipient gets an email in the page’s language that names the sender and has the message as text (A7-26)', async () => {
  const message = 'Look at <b>figure 2</b>\n{site}'
  const answer = await send({
    ...bo('ada@example.org, ben@example.org, ADA@example.org'),
    message,
    language: 'de',
    captcha: await solved(),
  })
  expect([answer.statusCode, answer.body]).toEqual([200, '{"success":true}'])
  const [sentEmail, ...others] = [...(await emailsTo('ada@example.org')), ...(await emailsTo('ADA@example.org'))]
  expect(others).toEqual([])
  expect(sentEmail).toMatchObject({
    kind: 'recommendation',
    language: 'de',
    recipient_name: '',
    reply_to: expect.not.stringContaining('bo@'),
  })
  expect(sentEmail?.subject).toMatch(/^Bo Roof empfiehlt Ihnen bei [^:]+: ./)
  expect(sentEmail?.content?.text).toContain('> Look at <b>figure 2</b>\n> {site}')
  expect(sentEmail?.content?.text).toMatch(/http:\/\/localhost:3000\/de\/articles\/\S+/)
  expect(sentEmail?.content?.html).toContain('Look at &lt;b&gt;figure 2&lt;/b&gt;<br>{site}')
  expect(sentEmail?.content?.text).toContain('wurden nicht überprüft')
  expect(sentEmail?.content?.text).not.toContain('ben@example.org')
  expect(await emailsTo('ben@example.org')).toHaveLength(1)
})

test('a signed-in user needs no captcha, and gets the replies', async () => {
  const answer = await send({ versionId: String(version), recipients: 'cy@example.org' }, { cookie: 'recto_session=ada' })
  expect(answer.statusCode).toBe(200)
  const [sentEmail] = await emailsTo('cy@example.org')
  const ada = signedInAs('ROLE_USER')
  expect(sentEmail?.reply_to).toBe(ada.email)
  expect(sentEmail?.subject).toContain(ada.name)
})

test.each<[string, Record<string, string>, number, unknown]>([
  ['no address', { recipients: 'ada' }, 400, { errors: { recipients: 'email-several-invalid' } }],
  ['another header', { recipients: 'ada@example.org\r\nBcc: eve@example.org' }, 400, { errors: { recipients: 'email-several-invalid' } }],
  ['a line in a name', { senderName: 'Bo\r\nBcc: eve@example.org' }, 400, { errors: { senderName: 'name-not-shown' } }],
  ['a captcha made up', { captcha: 'x' }, 400, { errors: { captcha: 'captcha-error' } }],
  ['no such version', { versionId: '2147483647' }, 404, expect.anything()],
  ['two items', { reportId: '1' }, 404, expect.anything()],
  ['no number', { versionId: "1' or 1=1" }, 404, expect.anything()],
])('the form with %s is refused', async (_name, fields, status, body) => {
  const answer = await send({ ...bo('dan@example.org'), captcha: await solved(), ...fields })
  expect([answer.statusCode, answer.json()]).toEqual([status, body])
  expect(await emailsTo('dan@example.org')).toEqual([])
})

test('a captcha solution is accepted once', async () => {
  const captcha = await solved()
  expect((await send({ ...bo('eli@example.org'), captcha })).statusCode).toBe(200)
  expect((await send({ ...bo('eli@example.org'), captcha })).json()).toEqual({ errors: { captcha: 'captcha-error' } })
  expect(await emailsTo('eli@example.org')).toHaveLength(1)
})

test('recommendations are limited for each recipient, sender and IP address', async () => {
  const recommend = async (to: string) =>
    (await send({ versionId: String(version), recipients: to }, { cookie: 'recto_session=ada' })).statusCode
  for (let number = 0; number < 5; number += 1) expect(await recommend('fay@example.org')).toBe(200)
  expect(await emailsTo('fay@example.org')).toHaveLength(3)
  const bySender: number[] = []
  for (let number = 0; number < 16; number += 1) bySender.push(await recommend(`g${number}@example.org`))
  expect([bySender.indexOf(429) > 0, bySender.at(-1)]).toEqual([true, 429])
  const byNetwork: number[] = []
  for (let number = 0; number < 21; number += 1)
    byNetwork.push(
      (await send({ ...bo('hal@example.org'), senderEmail: `n${number}@example.net`, captcha: 'x' }, { from: '203.0.113.9' })).statusCode,
    )
  expect(byNetwork).toEqual([...Array.from({ length: 20 }, () => 400), 429])
})

test('the form works without a script: with the sum, its errors, and the confirmation (A2-68, A5-05)', async () => {
  const url = `/recommend/version/${version}`
  const page = (await site.app.inject({ url, headers: { host: 'localhost:3000' } })).body
  expect(page).toContain('noindex')
  const [, first, second] = /What is (\d+) plus (\d+)\?/.exec(page) ?? []
  const [, token = ''] = /name="questionToken" value="([^"]+)"/.exec(page) ?? []
  const { versionId: _, ...fields } = bo('ida@example.org')
  const refused = await send({ ...fields, recipients: 'ida@example.org, <b>x', senderName: '"><script>' }, { url })
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain('Not all the email addresses are valid, please check.')
  expect(refused.body).not.toContain('<script>"')
  const sent = await send({ ...fields, questionToken: token, questionAnswer: String(Number(first) + Number(second)) }, { url })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, `${url}?sent`])
  expect((await site.app.inject({ url: `${url}?sent`, headers: { host: 'localhost:3000' } })).body).toContain('Email sent.')
  expect(await emailsTo('ida@example.org')).toHaveLength(1)
})

test('recipients are deleted once the email is sent', async () => {
  const id = await addMail(site.database.kysely, {
    messageId: '<forget@recto.example>',
    platform: 'f1000research',
    kind: 'recommendation',
    language: 'en',
    to: { name: '', address: 'jo@example.org' },
    senderName: 'Recto',
    replyTo: 'info@recto.example',
    subject: 'x',
    content: { text: 'x', html: 'x' },
    list: null,
    state: 'waiting',
  })
  const leased = await takeNextMail(site.database.kysely)
  expect(leased?.id).toBe(id)
  if (leased !== null) await noteMailSent(site.database.kysely, leased)
  expect(JSON.stringify(await findMail(site.database.kysely, id))).not.toContain('jo@example.org')
  expect(z.array(z.unknown()).parse(await emailsTo('jo@example.org'))).toEqual([])
})
