/** What is tracked and followed, over the real database. */

import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { noId } from '../../src/core/ids/id.ts'
import type { AccountId } from '../../src/core/ids/shared-ids.ts'
import { accountParts } from '../../src/main/account-data.ts'
import { addAccount } from '../../src/modules/accounts/data/account.ts'
import { storeEmail, storeOrigin } from '../../src/modules/accounts/data/account-record.ts'
import { claimEmail, removeAccount } from '../../src/modules/accounts/use-cases/account-data.ts'
import { areTocAlertsWanted, follow, listFollowed, storeTocAlerts, storeTopic, unfollow } from '../../src/modules/alerts/data/alert.ts'
import { recipients, resumeMails, stopMails, stopMailsTo, subscriberOf } from '../../src/modules/alerts/data/alert-subscriber.ts'
import {
  isItemTracked,
  listTrackedItems,
  stopTrackingAllItems,
  stopTrackingItem,
  trackItem,
} from '../../src/modules/alerts/data/tracked-item.ts'
import type { SubscriberId } from '../../src/modules/alerts/domain/ids.ts'
import type { AlertTopic } from '../../src/modules/alerts/domain/topic.ts'
import {
  afterStep,
  isTrackedContent,
  nothingTracked,
  type TrackedContent,
  type Tracking,
} from '../../src/modules/alerts/domain/tracking/tracking.ts'
import { loadSubjects } from '../../src/modules/publications/use-cases/load-subjects.ts'
import { testId } from '../support/ids.ts'
import { openTestLibrary, type TestLibrary } from '../support/test-library.ts'

const demo = join(import.meta.dirname, '../../demo')
const platform = 'f1000research'
let library: TestLibrary
beforeAll(async () => {
  library = await openTestLibrary()
  await loadSubjects(library.database.kysely, join(demo, 'subjects.json'))
  const { failed } = await library.import(['assets/hedgerow-moths', 'articles/after-dark'].map(path => join(demo, path)))
  expect(failed).toEqual([])
})
afterAll(() => library.close())
beforeEach(async () => {
  for (const table of ['account', 'alert_subscriber'] as const) await kysely().deleteFrom(table).execute()
})
const kysely = () => library.database.kysely

async function account(email: string, facts: { emailVerifiedAt?: null } = {}): Promise<AccountId> {
  const id = await addAccount(kysely(), { email, firstName: 'Ada', lastName: 'Roof', passwordHash: null, roles: ['ROLE_USER'], ...facts })
  if (id === null) throw new Error(`${email} has an account already.`)
  await claimEmail(accountParts, kysely(), id)
  await storeOrigin(kysely(), id, { platform, language: 'en', acceptedTermsAt: new Date() })
  return id
}
const items = async () => (await kysely().selectFrom('content_item').select('id').orderBy('id').execute()).map(({ id }) => id)
async function followAs(subscriber: SubscriberId, topic: AlertTopic): Promise<boolean> {
  const id = await storeTopic(kysely(), platform, topic)
  if (id === null) throw new Error('There is no such topic.')
  return follow(kysely(), subscriber, id)
}
const topicsOf = async (subscriber: SubscriberId) => (await listFollowed(kysely(), subscriber)).map(({ topic }) => topic)
const ada = { email: 'ada@example.org', language: 'fr' } as const

describe('tracking publications', () => {
  test('it follows the state machine, separately for each account', async () => {
    const ids = await items()
    const accounts = [await account('ada@example.org'), await account('ben@example.org')]
    const step = fc.record({ who: fc.nat({ max: 1 }), item: fc.nat({ max: ids.length - 1 }), kind: fc.constantFrom('track', 'stop') })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async steps => {
        const states: Tracking[] = [nothingTracked, nothingTracked]
        for (const { who, item, kind } of steps) {
          const content: TrackedContent = { contentId: ids[item] ?? noId(), type: 'ARTICLE' }
          states[who] = afterStep(states[who] ?? nothingTracked, { kind, content })
          const id = accounts[who] ?? noId()
          if (kind === 'track') expect(await trackItem(kysely(), platform, id, content.contentId)).toBe(true)
          else await stopTrackingItem(kysely(), id, content.contentId)
        }
        for (const [who, id] of accounts.entries()) {
          const wanted = ids.filter(contentId => isTrackedContent(states[who] ?? nothingTracked, { contentId, type: 'ARTICLE' }))
          expect((await listTrackedItems(kysely(), platform, id)).toSorted((one, other) => one - other)).toEqual(wanted)
          await stopTrackingAllItems(kysely(), platform, id)
        }
      }),
      { numRuns: 15 },
    )
  })

  test('publications of other sites, unpublished and missing ones cannot be tracked', async () => {
    const [id = noId()] = await items()
    const who = await account('ada@example.org')
    expect(await trackItem(kysely(), 'wellcome', who, id)).toBe(false)
    expect(await trackItem(kysely(), platform, who, testId(2_000_000_000))).toBe(false)
    await kysely().updateTable('content_item').set({ is_public: false }).where('id', '=', id).execute()
    try {
      expect(await trackItem(kysely(), platform, who, id)).toBe(false)
    } finally {
      await kysely().updateTable('content_item').set({ is_public: true }).where('id', '=', id).execute()
    }
    expect(await isItemTracked(kysely(), who, id)).toBe(false)
  })
})

describe('following topics', () => {
  test('a topic is followed once however often it is requested, also at the same moment', async () => {
    const subscriber = await subscriberOf(kysely(), platform, ada)
    const topics: AlertTopic[] = [
      { kind: 'PLATFORM' },
      { kind: 'SUBJECT', slug: 'biological-sciences' },
      { kind: 'AUTHOR', orcid: '0000-0002-1825-0097' },
      { kind: 'SEARCH', search: 'all=rain' },
      { kind: 'SEARCH', search: `all=${'x'.repeat(3500)}` },
    ]
    const twice = await Promise.all([...topics, ...topics].map(topic => followAs(subscriber, topic)))
    expect(twice.filter(isNew => isNew)).toHaveLength(topics.length)
    expect(await topicsOf(subscriber)).toEqual(expect.arrayContaining(topics))
    expect(await kysely().selectFrom('alert_topic').selectAll().execute()).toHaveLength(topics.length)
  })

  test('following a missing subject or gateway is refused', async () => {
    expect(await storeTopic(kysely(), platform, { kind: 'SUBJECT', slug: 'nothing' })).toBeNull()
    expect(await storeTopic(kysely(), platform, { kind: 'GATEWAY', url: 'nothing' })).toBeNull()
  })

  test('unfollowing ends for one subscriber, and others stay', async () => {
    const [one, other] = [
      await subscriberOf(kysely(), platform, ada),
      await subscriberOf(kysely(), platform, { ...ada, email: 'b@example.org' }),
    ]
    for (const each of [one, other]) await followAs(each, { kind: 'PLATFORM' })
    await unfollow(kysely(), one, (await storeTopic(kysely(), platform, { kind: 'PLATFORM' })) ?? noId())
    expect([await topicsOf(one), await topicsOf(other)]).toEqual([[], [{ kind: 'PLATFORM' }]])
  })
})

describe('subscribers to alerts', () => {
  test('there is one for an email address in any case, and one on each site', async () => {
    const first = await subscriberOf(kysely(), platform, ada)
    expect(await subscriberOf(kysely(), platform, { ...ada, email: 'ADA@example.org' })).toBe(first)
    expect(await subscriberOf(kysely(), 'wellcome', ada)).not.toBe(first)
  })

  test('a subscriber with an account has its email and language, also after a change (A9-15)', async () => {
    const id = await account('ada@example.org')
    expect(await subscriberOf(kysely(), platform, ada)).toBe(await subscriberOf(kysely(), platform, { accountId: id }))
    await storeEmail(kysely(), id, 'roof@example.org')
    expect(await recipients(kysely()).execute()).toMatchObject([
      { platform, accountId: id, email: 'roof@example.org', language: 'en', name: 'Ada Roof', frequency: 'WEEKLY', trackingMails: true },
    ])
  })

  test('a subscriber becomes the new account with the same email, with everything followed', async () => {
    await followAs(await subscriberOf(kysely(), platform, ada), { kind: 'SEARCH', search: 'all=rain' })
    const id = await account('Ada@example.org')
    expect(await topicsOf(await subscriberOf(kysely(), platform, { accountId: id }))).toEqual([{ kind: 'SEARCH', search: 'all=rain' }])
    expect(await recipients(kysely()).execute()).toHaveLength(1)
  })

  test('an account without a confirmed email takes over no subscriber and gets no alerts', async () => {
    await followAs(await subscriberOf(kysely(), platform, ada), { kind: 'PLATFORM' })
    const id = await account('ada@example.org', { emailVerifiedAt: null })
    await subscriberOf(kysely(), platform, { accountId: id })
    expect((await recipients(kysely()).execute()).map(({ accountId }) => accountId)).toEqual([null])
  })

  test('a subscriber who unsubscribed or whose emails bounce gets none, and keeps the topics', async () => {
    const one = await subscriberOf(kysely(), platform, ada)
    const other = await subscriberOf(kysely(), 'wellcome', { accountId: await account('ben@example.org') })
    await followAs(one, { kind: 'PLATFORM' })
    await stopMails(kysely(), one, 'UNSUBSCRIBED')
    await stopMailsTo(kysely(), 'ADA@example.org', 'BOUNCED')
    await stopMailsTo(kysely(), 'BEN@example.org', 'BOUNCED')
    expect(await recipients(kysely()).execute()).toEqual([])
    const reasons = await kysely().selectFrom('alert_subscriber').select('stop_reason').orderBy('id').execute()
    expect(reasons.map(({ stop_reason }) => stop_reason)).toEqual(['UNSUBSCRIBED', 'BOUNCED'])
    await resumeMails(kysely(), other)
    expect(await recipients(kysely()).execute()).toMatchObject([{ id: other }])
    expect(await topicsOf(one)).toEqual([{ kind: 'PLATFORM' }])
  })

  test('a subscriber is deleted with the account', async () => {
    const id = await account('ada@example.org')
    await followAs(await subscriberOf(kysely(), platform, { accountId: id }), { kind: 'PLATFORM' })
    await trackItem(kysely(), platform, id, (await items())[0] ?? noId())
    await removeAccount(accountParts, kysely(), { id, email: 'ada@example.org' })
    for (const table of ['alert_subscriber', 'alert', 'tracked_item'] as const)
      expect(await kysely().selectFrom(table).selectAll().execute()).toEqual([])
  })
})

test('an account’s wish for alerts on new publications is a followed topic of the site', async () => {
  const id = await account('ada@example.org')
  const wishes = () => areTocAlertsWanted(kysely(), id)
  expect(await wishes()).toBe(false)
  await storeTocAlerts(kysely(), id, true)
  await storeTocAlerts(kysely(), id, true)
  const subscriber = await subscriberOf(kysely(), platform, { accountId: id })
  expect([await wishes(), await topicsOf(subscriber)]).toEqual([true, [{ kind: 'PLATFORM' }]])
  await stopMails(kysely(), subscriber, 'UNSUBSCRIBED')
  expect(await wishes()).toBe(false)
  await storeTocAlerts(kysely(), id, true)
  expect([await wishes(), (await recipients(kysely()).execute()).length]).toEqual([true, 1])
  await storeTocAlerts(kysely(), id, false)
  expect([await wishes(), await topicsOf(subscriber)]).toEqual([false, []])
})
