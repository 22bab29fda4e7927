/** The queue of mails, and a real mail server at its end. */
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { emailWriters } from '../../src/main/email-writers.ts'
import { noteBounces } from '../../src/modules/alerts/use-cases/note-bounces.ts'
import { sweepMails } from '../../src/modules/email/data/mail.ts'
import { readSmtpServer } from '../../src/modules/email/external/smtp-server.ts'
import { createSmtpTransport } from '../../src/modules/email/external/smtp-transport.ts'
import { createMail } from '../../src/modules/email/use-cases/create-mail.ts'
import type { EmailTemplate } from '../../src/modules/email/use-cases/mail.ts'
import { createMailSender, type MailSender, type SenderSetting } from '../../src/modules/email/use-cases/send-mails.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
let server: MailServer
const sites = await loadPlatforms({ settingsFile: null, defaultKey: 'f1000research' })
const plain = sites.ofHost('localhost:3000')
const site = { ...plain, platform: { ...plain.platform, infoEmail: 'info@tidal-press.org' }, origin: 'https://research.example.org' }
const from = 'no-reply@recto.example'

beforeAll(async () => {
  library = await openTestLibrary()
  server = await startMailServer()
})
afterAll(async () => {
  await server.stop()
  await library.close()
})

const senders: MailSender[] = []
afterEach(async () => {
  await Promise.all(senders.splice(0).map(sender => sender.close()))
  await library.database.kysely.deleteFrom('mail').execute()
})

/** @param smtpUrl of the mail server */
function startSender(reported: string[] = [], smtpUrl = server.smtp, more: Partial<SenderSetting> = {}): MailSender {
  const at = readSmtpServer(smtpUrl)
  if (at === null) throw new Error(smtpUrl)
  const sender = createMailSender({
    database: library.database,
    transport: createSmtpTransport(at),
    from,
    onChange: message => reported.push(message),
    onFailure: error => reported.push(String(error)),
    onBounced: addresses => noteBounces(library.database.kysely, addresses),
    every: null,
    retryDelayAfter: () => 0,
    ...more,
  })
  senders.push(sender)
  return sender
}

const confirm: EmailTemplate = { kind: 'confirm-registration', link: 'https://research.example.org/register/confirm?ticket=abc', hours: 24 }
const post = (to: string, template = confirm, sender?: MailSender, db = library.database.kysely, name = 'Ada Roof') =>
  createMail({ database: library.database, writers: emailWriters, from, onPosted: () => sender?.notify() }).post(db, {
    site,
    language: 'en',
    to: { name, address: to },
    template,
  })

const stateOf = async (to: string) =>
  await library.database.kysely
    .selectFrom('mail')
    .select(['state', 'attempts', 'content', 'last_error as error'])
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow()
/** Lets the time until the next try pass. */
const letTimePass = () =>
  library.database.kysely
    .updateTable('mail')
    .set({ next_try_at: new Date(0) })
    .where('state', '=', 'waiting')
    .execute()
const messageIds = async (to: string) => (await server.received(to)).map(({ messageId }) => messageId)

test('a posted email is sent at once, and only after its transaction is committed', async () => {
  const sender = startSender()
  await library.database.kysely.transaction().execute(async trx => {
    await post('wake@example.net', confirm, sender, trx)
  })
  await expect.poll(() => messageIds('wake@example.net')).toHaveLength(1)

  const undone = library.database.kysely.transaction().execute(async trx => {
    await post('undone@example.net', confirm, sender, trx)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await sender.run()
  expect(await server.received('undone@example.net')).toEqual([])
})

test('a sent email has its headers, and its text is deleted here (A3-21)', async () => {
  await post('ada@example.net')
  expect(await startSender().run()).toBe(1)
  const [mail] = await server.received('ada@example.net')
  expect(mail).toMatchObject({
    from: { name: 'Recto', address: from },
    to: [{ name: 'Ada Roof', address: 'ada@example.net' }],
    replyTo: [{ address: 'info@tidal-press.org' }],
    envelope: { from, to: 'ada@example.net' },
    messageId: expect.stringMatching(/^<[\da-f-]{36}@recto\.example>$/),
  })
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect(headers.get('content-language')).toBe('en')
  expect(headers.get('mime-version')).toBe('1.0')
  expect(headers.get('content-type')).toMatch(/^multipart\/alternative; *boundary=/)
  expect(Math.abs(Date.now() - Date.parse(headers.get('date') ?? ''))).toBeLessThan(3_600_000)
  expect(mail?.text).toContain(confirm.kind === 'confirm-registration' ? confirm.link : '')
  expect(await stateOf('ada@example.net')).toEqual({ state: 'sent', attempts: 1, content: null, error: null })
})

test('an email of a site without a contact email has no reply address (A3-21)', async () => {
  await createMail({ database: library.database, writers: emailWriters, from, onPosted: () => undefined }).post(library.database.kysely, {
    site: plain,
    language: 'en',
    to: { name: 'Ada Roof', address: 'nobody@example.net' },
    template: confirm,
  })
  expect(await startSender().run()).toBe(1)
  const [mail] = await server.received('nobody@example.net')
  expect(mail?.replyTo).toBeUndefined()
  expect(mail?.text).toContain('This message was sent by Recto.')
  expect(mail?.text).not.toMatch(/Replies go to|example\.org\b(?!\/)/)
})

test('a refused recipient is not retried, and a temporary refusal is', async () => {
  const reported: string[] = []
  const sender = startSender(reported)
  await post('refused@example.net')
  await post('spam@example.net')
  await post('later@example.net')
  await post('after@example.net')
  expect(await sender.run()).toBe(1)
  expect(await messageIds('after@example.net')).toHaveLength(1)
  expect(await stateOf('refused@example.net')).toMatchObject({ state: 'given-up', error: expect.stringContaining('5.1.1 No such mailbox') })
  expect(await stateOf('spam@example.net')).toMatchObject({ state: 'given-up', error: expect.stringContaining('5.7.1 Looks like spam') })
  expect(await stateOf('later@example.net')).toMatchObject({ state: 'waiting', attempts: 1, error: expect.stringContaining('4.3.2 Busy') })
  expect(reported).toHaveLength(2)

  expect(await sender.run()).toBe(0)
  await letTimePass()
  expect(await sender.run()).toBe(1)
  expect(await messageIds('later@example.net')).toHaveLength(1)
})

test('a connection lost before the response leaves the email to the next attempt, with the same message id', async () => {
  const sender = startSender()
  await post('cut@example.net')
  expect(await sender.run()).toBe(0)
  expect(await stateOf('cut@example.net')).toMatchObject({ state: 'waiting', attempts: 1 })
  const { message_id } = await library.database.kysely.selectFrom('mail').select('message_id').executeTakeFirstOrThrow()
  await letTimePass()
  expect(await sender.run()).toBe(1)
  expect(await messageIds('cut@example.net')).toEqual([message_id])
})

test('closing does not wait for a silent mail server, and the email waits for the next start', async () => {
  const sender = startSender([], server.smtp, { shutdownTimeout: 10 })
  await post('silent@example.net')
  const running = sender.run()
  await expect.poll(async () => (await stateOf('silent@example.net')).state).toBe('sending')
  await sender.close()
  expect(await running).toBe(0)
  expect(await stateOf('silent@example.net')).toMatchObject({ state: 'waiting', attempts: 1 })
})

test('an email is given up after six attempts', async () => {
  const reported: string[] = []
  const sender = startSender(reported)
  await post('later@example.com')
  await library.database.kysely.updateTable('mail').set({ attempts: 5 }).execute()
  await sender.run()
  expect(await stateOf('later@example.com')).toMatchObject({ state: 'given-up', attempts: 6 })
  expect(reported).toEqual([expect.stringMatching(/^The mail \d+ is given up: .*4\.3\.2 Busy/)])
})

test('during an outage of the mail server emails wait without losing attempts, and are sent afterwards', async () => {
  const away = await startMailServer()
  await away.stop()
  const reported: string[] = []
  const sender = startSender(reported, away.smtp)
  await post('patience@example.net')
  await sender.run()
  await sender.run()
  expect(reported).toEqual([expect.stringMatching(/^The mail server 127\.0\.0\.1:\d+ takes nothing: .*ECONNREFUSED/)])
  expect(await stateOf('patience@example.net')).toMatchObject({ state: 'waiting', attempts: 0 })

  const back = await startMailServer({ port: away.port })
  try {
    expect(await sender.run()).toBe(1)
    expect(await back.received('patience@example.net')).toHaveLength(1)
    expect(reported[1]).toMatch(/takes mails again$/)
  } finally {
    await back.stop()
  }
})

test('a wrong SMTP password holds all emails and is reported without the password, and a correct one sends them', async () => {
  const reported: string[] = []
  await post('login@example.net')
  await startSender(reported, server.smtp.replace('//', '//recto:wrong-word@')).run()
  expect(reported.join()).toMatch(/takes nothing: .*Authentication failed/)
  expect(reported.join()).not.toContain('wrong-word')
  expect(await stateOf('login@example.net')).toMatchObject({ state: 'waiting', attempts: 0 })
  await startSender([], server.smtp.replace('//', `//recto:${encodeURIComponent('a secret: 1/2@3')}@`)).run()
  expect(await messageIds('login@example.net')).toHaveLength(1)
})

test('a server without encryption gets nothing where encryption is required', async () => {
  const reported: string[] = []
  await post('plain@example.net')
  await startSender(reported, `${server.smtp}?tls=required`).run()
  expect(reported.join()).toMatch(/takes nothing: .*STARTTLS/)
  expect(await server.received('plain@example.net')).toEqual([])
})

test('two senders at once send each email once', async () => {
  const several = Array.from({ length: 20 }, (_, number) => `two-${number}@example.net`)
  for (const to of several) await post(to)
  const [one, other] = [startSender(), startSender()]
  const sent = await Promise.all([one.run(), other.run()])
  expect(sent[0] + sent[1]).toBe(20)
  for (const to of several) expect(await messageIds(to)).toHaveLength(1)
})

test('an email accepted during a database outage is recorded later, and not sent again', async () => {
  const { database } = library
  const reported: string[] = []
  const fault = 'create function no_note() returns trigger language plpgsql as $$ begin raise exception $x$away$x$; end $$'
  await sql.raw(fault).execute(database.kysely)
  await sql
    .raw(`create trigger no_note before update on mail for each row when (new.state = 'sent') execute function no_note()`)
    .execute(database.kysely)
  const sender = startSender(reported)
  await post('noted@example.net')
  await expect(sender.run()).rejects.toThrow('away')
  await expect(sender.run()).rejects.toThrow('away')
  await sql.raw('drop function no_note cascade').execute(database.kysely)
  expect(await sender.run()).toBe(0)
  expect(await stateOf('noted@example.net')).toMatchObject({ state: 'sent', content: null })
  expect(await messageIds('noted@example.net')).toHaveLength(1)
})

test('a sender that lost the lease of an email changes nothing of it, and the next attempt sends it', async () => {
  const { kysely } = library.database
  const stalled = startSender([], server.smtp, { shutdownTimeout: 10 })
  await post('silent@example.net')
  const running = stalled.run()
  await expect.poll(async () => (await stateOf('silent@example.net')).state).toBe('sending')
  expect(await startSender([], server.smtp).run()).toBe(0)
  await kysely
    .updateTable('mail')
    .set({ recipient: 'heir@example.net', leased_at: new Date(Date.now() - 3_600_000) })
    .execute()
  expect(await startSender([], server.smtp, { lease: 0 }).run()).toBe(1)
  await stalled.close()
  expect(await running).toBe(0)
  expect(await stateOf('heir@example.net')).toEqual({ state: 'sent', attempts: 2, content: null, error: null })
})

test('a sender that renews its lease keeps its email', async () => {
  const sender = startSender([], server.smtp, { shutdownTimeout: 10, lease: 30 })
  await post('silent@example.net')
  const running = sender.run()
  const leasedAt = async () =>
    (await library.database.kysely.selectFrom('mail').select('leased_at').executeTakeFirstOrThrow()).leased_at?.getTime() ?? 0
  await expect.poll(leasedAt).toBeGreaterThan(0)
  const first = await leasedAt()
  await expect.poll(leasedAt).toBeGreaterThan(first)
  await sender.close()
  expect(await running).toBe(0)
})

test('emails posted one after the other share a connection', async () => {
  const at = readSmtpServer(server.smtp)
  if (at === null) throw new Error(server.smtp)
  const transport = createSmtpTransport(at)
  let connections = 0
  const connect: typeof transport.connect = async signal => {
    connections += 1
    return await transport.connect(signal)
  }
  const sender = startSender([], server.smtp, { transport: { ...transport, connect } })
  for (const to of ['first@example.net', 'second@example.net']) {
    await post(to)
    expect(await sender.run()).toBe(1)
  }
  expect(connections).toBe(1)
})

test('a name cannot add headers or recipients', async () => {
  const name = 'Ada\r\nBcc: all\r\n\r\n, "Roof" 屋根'
  await post('inject@example.net', confirm, undefined, library.database.kysely, name)
  await startSender().run()
  const [mail, ...others] = await server.received('inject@example.net')
  expect(others).toEqual([])
  expect(mail?.bcc).toBeUndefined()
  expect(mail?.to).toEqual([{ name: 'Ada Bcc: all , "Roof" 屋根', address: 'inject@example.net' }])
  expect(mail?.text).toMatch(/^Dear Ada Bcc: all , "Roof" 屋根,\n/)

  await post('advert@example.net', confirm, undefined, library.database.kysely, 'Win at https://evil.example')
  await startSender().run()
  const [advert] = await server.received('advert@example.net')
  expect(advert?.raw).not.toContain('evil')
})

test('old emails lose their text first, and are then deleted', async () => {
  const { kysely } = library.database
  for (const to of ['kept', 'unsent', 'sent', 'ancient', 'new']) await post(`${to}@example.net`)
  const set = (to: string, state: 'kept' | 'waiting' | 'sent', days: number) =>
    kysely
      .updateTable('mail')
      .set({ state, posted_at: sql<Date>`now() - make_interval(days => ${days})` })
      .where('recipient', '=', `${to}@example.net`)
      .execute()
  await set('kept', 'kept', 8)
  await set('unsent', 'waiting', 8)
  await set('sent', 'sent', 8)
  await set('ancient', 'sent', 91)
  await set('new', 'kept', 6)
  await sweepMails(kysely)
  const rows = await kysely
    .selectFrom('mail')
    .select(['recipient', 'state', sql<boolean>`content is null`.as('isEmpty')])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { recipient: 'kept@example.net', state: 'kept', isEmpty: true },
    { recipient: 'unsent@example.net', state: 'given-up', isEmpty: true },
    { recipient: 'sent@example.net', state: 'sent', isEmpty: false },
    { recipient: 'new@example.net', state: 'kept', isEmpty: false },
  ])
})
