/** Readers, authors and partners write to the site by its contact form. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anonymous } from '../../src/core/access/user.ts'
import { solveCaptcha } from '../../src/modules/accounts/external/captcha/solve.ts'
import { buildTestApp, type TestApp } from '../support/app.ts'
import { captchaChallenge } from '../support/captcha.ts'
import { signedInAs } from '../support/user.ts'

const infoEmail = 'hello@slate-press.org'
const editorialEmail = 'editors@slate-press.org'

let folder: string
let site: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recto-contact-'))
  const settings = join(folder, 'platforms.json')
  const postalAddress = 'Slate Press\n1 <Roof> Lane'
  await writeFile(settings, JSON.stringify({ platforms: { gates: { infoEmail, editorialEmail, postalAddress } } }))
  const userOf = async ({ headers }: { headers: { cookie?: string | undefined } }) =>
    headers.cookie === undefined ? anonymous : signedInAs('ROLE_USER')
  site = await buildTestApp({ RECTO_SITE: 'gates', RECTO_PLATFORMS: settings }, { userOf })
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const headers = { host: 'localhost:3000', origin: 'http://localhost:3000' }
const page = async (url: string, cookie?: string) =>
  (await site.app.inject({ url, headers: { ...headers, ...(cookie !== undefined && { cookie }) } })).body
let networks = 0
const send = (fields: Record<string, string>, { cookie, from = `198.51.100.${++networks}` }: { cookie?: string; from?: string } = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/contact/message',
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded', ...(cookie !== undefined && { cookie }) },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: from,
  })
/** Answers the sum that a browser without scripts is asked. */
async function answered(): Promise<Record<string, string>> {
  const body = await page('/contact/message')
  const [, first, second] = /What is (\d+) plus (\d+)\?/.exec(body) ?? []
  const [, questionToken = ''] = /name="questionToken" value="([^"]+)"/.exec(body) ?? []
  return { questionToken, questionAnswer: String(Number(first) + Number(second)) }
}
const emailsTo = (address: string) => site.database.kysely.selectFrom('mail').selectAll().where('recipient', '=', address).execute()
const good = (senderEmail: string) => ({
  senderName: 'Bo Slate',
  senderEmail,
  subject: 'gateway',
  message: 'We fund <b>roofs</b>.\n{site}',
})

test('the contact page has the postal address and leads to the form with each subject', async () => {
  const body = await page('/contact')
  expect(body).toContain('1 &lt;Roof&gt; Lane')
  expect(body).toContain('href="/contact/message?subject=technical"')
})

test('whoever asks for a gateway comes to the form with that subject chosen', async () => {
  expect(await page('/about/resources-for-partners')).toContain('/contact/message?subject=gateway')
  expect(await page('/contact/message?subject=gateway')).toMatch(/<option value="gateway" selected=""/)
  expect(await page('/contact/message?subject=%22%3E%3Cscript%3E')).not.toMatch(/<option value="[^"]+" selected=""/)
})

test('a message without scripts goes to the site as plain text, replies go to the sender, and a screen confirms it', async () => {
  const answer = await send({ ...good('bo@example.net'), ...(await answered()) })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contact/message?sent'])
  expect(await page('/contact/message?sent')).toContain('Your message was sent to')
  const [email, ...others] = await emailsTo(infoEmail)
  expect(others).toEqual([])
  expect(email).toMatchObject({ kind: 'contact-message', reply_to: 'bo@example.net', language: 'en' })
  expect(email?.subject).toMatch(/: A gateway for a funder, institution or society \(Bo Slate\)$/)
  expect(email?.content?.text).toContain('> We fund <b>roofs</b>.\n> {site}')
  expect(email?.content?.html).toContain('We fund &lt;b&gt;roofs&lt;/b&gt;.<br>{site}')
})

test('questions about publishing go to the editorial office, in the name of who is signed in', async () => {
  const answer = await send({ subject: 'publishing', message: 'Where is my proof?' }, { cookie: 'recto_session=ada' })
  expect(answer.statusCode).toBe(303)
  const ada = signedInAs('ROLE_USER')
  expect(await emailsTo(editorialEmail)).toMatchObject([{ reply_to: ada.email, subject: expect.stringContaining(ada.name) }])
})

test.each<[string, Record<string, string>, string]>([
  ['a further header in the address', { senderEmail: 'bo@example.net\r\nBcc: eve@example.org' }, 'Enter an email address such as'],
  ['markup in the name', { senderName: '<script>alert(1)</script>' }, 'cannot contain banned characters'],
  ['a subject of its own', { subject: 'Win\r\nBcc: eve@example.org' }, 'Choose from the list'],
  ['too long a message', { message: 'a'.repeat(8000) }, 'Message cannot be longer than'],
  ['no message', { message: '' }, 'Message cannot be blank'],
  ['a made-up captcha', { captcha: 'x', questionToken: '', questionAnswer: '' }, 'Verification failed'],
])('the form with %s is refused and sends nothing', async (_what, changed, message) => {
  const before = await emailsTo(infoEmail)
  const answer = await send({ ...good('eve@example.net'), ...(await answered()), ...changed })
  expect([answer.statusCode, answer.body.includes(message)]).toEqual([422, true])
  expect(answer.body).not.toContain('<script>alert(1)')
  expect(await emailsTo(infoEmail)).toHaveLength(before.length)
})

test('a line break in a name stays out of the subject of the email', async () => {
  const challenge = captchaChallenge.parse((await site.app.inject('/api/captcha/challenge')).json())
  const sent = await send({ ...good('cy@example.net'), senderName: 'Cy\r\nBcc: eve@example.org', captcha: await solveCaptcha(challenge) })
  expect(sent.statusCode).toBe(303)
  const subjects = (await emailsTo(infoEmail)).map(({ subject }) => subject)
  expect(subjects.at(-1)).toContain('Cy Bcc: eve@example.org')
})

test('messages from one network are limited, those without a captcha more so', async () => {
  const statuses: number[] = []
  for (let number = 0; number < 4; number += 1)
    statuses.push((await send({ ...good(`d${number}@example.net`), ...(await answered()) }, { from: '203.0.113.7' })).statusCode)
  expect(statuses).toEqual([303, 303, 303, 429])
})
