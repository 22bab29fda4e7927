/** Readers are told what is new: to whom, of what, and once. */
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { emailWriters } from '../../src/main/email-writers.ts'
import { findSubscriber, stopMails } from '../../src/modules/alerts/data/alert-subscriber.ts'
import { trackItem } from '../../src/modules/alerts/data/tracked-item.ts'
import type { DigestKind } from '../../src/modules/alerts/domain/digests/period.ts'
import { type DigestSetting, runDigest } from '../../src/modules/alerts/use-cases/digests/run-digests.ts'
import { noteBounces } from '../../src/modules/alerts/use-cases/note-bounces.ts'
import { addMail, takeNextMail } from '../../src/modules/email/data/mail.ts'
import { createMail } from '../../src/modules/email/use-cases/create-mail.ts'
import { loadSubjects } from '../../src/modules/publications/use-cases/load-subjects.ts'
import { addItem, addReader, digestSites, followAt, linksOf, platform } from '../support/digest-library.ts'
import { createRecordingMail } from '../support/recording-mail.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

let library: TestLibrary
let sites: Awaited<ReturnType<typeof digestSites>>
const kysely = () => library.database.kysely
const mail = createRecordingMail()
/** What searches were asked, and what each finds by the words in a title. */
const requested: string[] = []
let now = new Date('2026-11-23T06:00:00Z')

beforeAll(async () => {
  library = await openTestLibrary()
  await loadSubjects(kysely(), join(import.meta.dirname, '../../demo/subjects.json'))
  sites = await digestSites()
})
afterAll(() => library.close())
beforeEach(async () => {
  for (const table of [
    'digest_run',
    'announced_item',
    'tracked_state',
    'content_item',
    'alert_subscriber',
    'alert_topic',
    'account',
  ] as const)
    await kysely().deleteFrom(table).execute()
  mail.taken()
  requested.length = 0
})

const setting = (over: Partial<DigestSetting> = {}): DigestSetting => ({
  kysely: library.database.kysely,
  mail,
  sites,
  linksOf,
  now: () => now,
  search: {
    async matching({ tree, among }) {
      const words = JSON.stringify(tree)
      requested.push(words)
      const rows = await kysely()
        .selectFrom('content_item')
        .select(['id', 'title'])
        .where('id', 'in', among ?? [])
        .execute()
      return rows.filter(({ title }) => title.split(' ').some(word => words.includes(word.toLowerCase()))).map(({ id }) => id)
    },
  },
  ...over,
})
/** A run of the next week or day. */
async function run(kind: DigestKind = 'WEEKLY', over?: Partial<DigestSetting>) {
  now = new Date(now.getTime() + (kind === 'WEEKLY' ? 7 : 1) * 86_400_000)
  return await runDigest(setting(over), kind)
}
/** What each address is told: by topic and title. */
function reported(): Record<string, string[]> {
  const emails = mail.taken()
  expect(new Set(emails.map(({ to }) => to.address)).size).toBe(emails.length)
  return Object.fromEntries(
    emails.map(({ to, template }) => {
      if (template.kind === 'digest')
        return [
          to.address,
          template.sections.map(({ topic, items, more }) => `${topic} ${items.map(({ title }) => title).join('|')} +${more}`),
        ]
      return [
        to.address,
        template.kind === 'tracked-news' ? template.items.map(({ title, changes }) => `${title}: ${changes.join(' ')}`) : [],
      ]
    }),
  )
}

describe('the digest of followed topics', () => {
  test('each subscriber gets the publications of their topics, each once, and nobody else gets an email', async () => {
    await followAt(kysely(), 'all@example.org', [{ kind: 'PLATFORM' }])
    await followAt(kysely(), 'subject@example.org', [{ kind: 'SUBJECT', slug: 'biological-sciences' }, { kind: 'PLATFORM' }], 'de')
    await followAt(kysely(), 'search@example.org', [{ kind: 'SEARCH', search: 'all=rain' }, { kind: 'PLATFORM' }])
    await followAt(kysely(), 'nothing@example.org', [{ kind: 'SEARCH', search: 'all=snow' }])
    const stopped = await followAt(kysely(), 'stopped@example.org', [{ kind: 'PLATFORM' }])
    await stopMails(kysely(), stopped, 'UNSUBSCRIBED')
    const rain = await addItem(kysely(), 'Rain')
    await addItem(kysely(), 'Stones', { published: new Date(Date.now() - 86_400_000).toISOString().slice(0, 10) })
    await addItem(kysely(), 'Old', { published: '1999-01-01' })
    await addItem(kysely(), 'Elsewhere', { on: 'wellcome' })
    // Beneath the subject that is followed.
    await sql`insert into content_subject (content_item_id, ontology_term_id, position)
      select ${rain}, child.id, 1 from ontology_term child join ontology_term parent on parent.id = child.parent_id
      where parent.slug = 'biological-sciences' limit 1`.execute(kysely())
    await kysely().deleteFrom('search_change').execute()

    expect(await run()).toEqual({ kind: 'WEEKLY', mails: 3 })
    expect(reported()).toEqual({
      'all@example.org': ['PLATFORM Rain|Stones +0'],
      'subject@example.org': ['SUBJECT Rain +0', 'PLATFORM Stones +0'],
      'search@example.org': ['SEARCH Rain +0', 'PLATFORM Stones +0'],
    })
    expect(requested).toHaveLength(2)
    // What was told is told; the same week again is nothing.
    expect(await runDigest(setting(), 'WEEKLY')).toBeNull()
    expect(await run()).toEqual({ kind: 'WEEKLY', mails: 0 })
    expect(reported()).toEqual({})
  })

  test('emails have brand and language, with the links to unsubscribe', async () => {
    const subscriber = await followAt(kysely(), 'ada@example.org', [{ kind: 'PLATFORM' }], 'de')
    await addItem(kysely(), 'Rain')
    await run()
    const [email] = mail.taken()
    expect(email).toMatchObject({
      language: 'de',
      to: { name: '', address: 'ada@example.org' },
      list: {
        id: `alerts.${platform}.example.org`,
        unsubscribeLink: expect.stringMatching(new RegExp(`^https://${platform}\\.example\\.org/de/alerts/unsubscribe/${subscriber}\\.`)),
      },
    })
    expect(email?.template.kind === 'digest' && email.template.sections[0]?.items[0]?.link).toMatch(
      new RegExp(`^https://${platform}\\.example\\.org/de/posters/1-\\d+$`),
    )
  })

  test('subscribers with the same topic share one query, and long lists are cut', async () => {
    for (let number = 0; number < 25; number += 1)
      await followAt(kysely(), `r${number}@example.org`, [{ kind: 'SEARCH', search: 'all=rain' }])
    for (let number = 0; number < 12; number += 1) await addItem(kysely(), 'Rain')
    expect(await run('WEEKLY', { batch: 4 })).toEqual({ kind: 'WEEKLY', mails: 25 })
    expect(requested).toHaveLength(1)
    expect(Object.values(reported()).every(([section]) => section?.endsWith(' +2'))).toBe(true)
  })

  test('drafts and publications not yet indexed are included once they can be read', async () => {
    await followAt(kysely(), 'all@example.org', [{ kind: 'PLATFORM' }])
    const draft = await addItem(kysely(), 'Draft')
    await kysely().updateTable('content_item').set({ is_public: false }).where('id', '=', draft).execute()
    await kysely().deleteFrom('search_change').execute()
    expect((await run())?.mails).toBe(0)
    await kysely().updateTable('content_item').set({ is_public: true }).where('id', '=', draft).execute()
    expect((await run())?.mails).toBe(0)
    await kysely().deleteFrom('search_change').execute()
    expect((await run())?.mails).toBe(1)
    expect(reported()).toEqual({ 'all@example.org': ['PLATFORM Draft +0'] })
  })
})

describe('the digest of tracked publications', () => {
  test('changes of a day are one email, and earlier ones are not included', async () => {
    const ada = await addReader(kysely(), 'ada@example.org')
    const item = await addItem(kysely(), 'Rain')
    await addItem(kysely(), 'Stones')
    await trackItem(kysely(), platform, ada, item)
    const comment = () =>
      kysely().insertInto('comment').values({ content_item_id: item, account_id: ada, author_name: 'Ben', body: 'x' }).execute()
    await comment()
    expect((await run('DAILY'))?.mails).toBe(0)
    await comment()
    await comment()
    expect((await run('DAILY'))?.mails).toBe(1)
    expect(reported()).toEqual({ 'ada@example.org': ['Rain: comment'] })
    expect((await run('DAILY'))?.mails).toBe(0)
    // Who has stopped those mails gets none.
    await kysely().updateTable('alert_subscriber').set({ tracking_mails: false }).execute()
    await comment()
    expect((await run('DAILY'))?.mails).toBe(0)
  })
})

test('a run that failed continues where it was, and sends nothing twice', async () => {
  const readers = Array.from({ length: 12 }, (_, number) => `r${number}@example.org`)
  for (const reader of readers) await followAt(kysely(), reader, [{ kind: 'SEARCH', search: 'all=rain' }])
  await addItem(kysely(), 'Rain')
  const posted: string[] = []
  const failing = (after: number): DigestSetting['mail'] => ({
    ...mail,
    async postAll(_db, emails) {
      if (posted.length >= after) throw new Error('away')
      posted.push(...emails.map(({ to }) => to.address))
    },
  })
  now = new Date(now.getTime() + 7 * 86_400_000)
  for (const after of [0, 3, 6]) await expect(runDigest(setting({ batch: 3, mail: failing(after) }), 'WEEKLY')).rejects.toThrow('away')
  // Weeks later the run that was begun is ended first.
  now = new Date(now.getTime() + 21 * 86_400_000)
  await runDigest(setting({ batch: 3, mail: failing(100) }), 'WEEKLY')
  expect(posted.toSorted()).toEqual(readers.toSorted())
})

test('emails that a user waits for are sent before digests', async () => {
  const post = createMail({ database: library.database, writers: emailWriters, from: 'no-reply@recto.example', onPosted: () => undefined })
  await kysely().deleteFrom('mail').execute()
  await followAt(kysely(), 'all@example.org', [{ kind: 'PLATFORM' }])
  await addItem(kysely(), 'Rain')
  await run('WEEKLY', { mail: post })
  const reset = await addMail(kysely(), {
    ...{ messageId: '<reset@recto.example>', platform, kind: 'reset-password', language: 'en', senderName: 'x', replyTo: 'x@example.org' },
    ...{ to: { name: '', address: 'ben@example.org' }, subject: 'x', content: { text: 'x', html: 'x' }, list: null, state: 'waiting' },
  })
  expect((await takeNextMail(kysely()))?.id).toBe(reset)
  expect(await takeNextMail(kysely())).toMatchObject({ list: { unsubscribeLink: expect.stringContaining('/alerts/unsubscribe/') } })
})

test('an address that bounces gets no more digests', async () => {
  const post = createMail({ database: library.database, writers: emailWriters, from: 'no-reply@recto.example', onPosted: () => undefined })
  await kysely().deleteFrom('mail').execute()
  const ada = await followAt(kysely(), 'Ada@example.org', [{ kind: 'PLATFORM' }])
  await followAt(kysely(), 'ben@example.org', [{ kind: 'PLATFORM' }])
  await addItem(kysely(), 'Rain')
  await run('WEEKLY', { mail: post })
  await noteBounces(kysely(), ['ada@EXAMPLE.org'])
  const states = await kysely().selectFrom('mail').select(['recipient', 'state']).orderBy('recipient').execute()
  expect(states).toEqual([
    { recipient: 'Ada@example.org', state: 'given-up' },
    { recipient: 'ben@example.org', state: 'waiting' },
  ])
  expect((await findSubscriber(kysely(), ada))?.stopReason).toBe('BOUNCED')
  await addItem(kysely(), 'Snow')
  await run()
  expect(Object.keys(reported())).toEqual(['ben@example.org'])
})
