/** Readers and publications for tests of digests: rows only, since no page shows them. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../src/core/database/schema.ts'
import type { AccountId, ContentId } from '../../src/core/ids/shared-ids.ts'
import type { Language } from '../../src/core/text/languages.ts'
import { addAccount } from '../../src/modules/accounts/data/account.ts'
import { follow, storeTopic } from '../../src/modules/alerts/data/alert.ts'
import { subscriberOf } from '../../src/modules/alerts/data/alert-subscriber.ts'
import type { SubscriberId } from '../../src/modules/alerts/domain/ids.ts'
import type { AlertTopic } from '../../src/modules/alerts/domain/topic.ts'
import { alertLinks } from '../../src/modules/alerts/use-cases/alert-links.ts'
import type { LinksOf } from '../../src/modules/alerts/use-cases/digests/write-digest.ts'
import { findPlatformId } from '../../src/modules/sites/data/platforms.ts'
import { loadPlatforms } from '../../src/modules/sites/use-cases/load-platforms.ts'

export const platform = 'f1000research'

/** Two sites with origins. */
export async function digestSites() {
  const platforms = await loadPlatforms({ settingsFile: null, defaultKey: platform })
  return new Map([...platforms.all].map(([key, site]) => [key, { ...site, origin: `https://${key}.example.org` }]))
}

export const linksOf: LinksOf = async (requestContext, subscriber, list) =>
  alertLinks('a secret for tests alone', requestContext, subscriber, list)

let items = 0
/** Found by every search from then on. @returns its id */
export async function addItem(db: Kysely<Schema>, title: string, facts: { published?: string; on?: string } = {}): Promise<ContentId> {
  items += 1
  const { id } = await db
    .insertInto('content_item')
    .values({
      platform_id: await findPlatformId(db, facts.on ?? platform),
      content_type: 'POSTER',
      volume: 1,
      publication_id: 100_000 + items,
      title,
      title_html: title,
      published: facts.published ?? new Date().toISOString().slice(0, 10),
      published_precision: 'day',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('search_change').where('content_item_id', '=', id).execute()
  return id
}

export async function addReader(db: Kysely<Schema>, email: string): Promise<AccountId> {
  const id = await addAccount(db, { email, firstName: 'Ada', lastName: 'Roof', passwordHash: null, roles: ['ROLE_USER'] })
  if (id === null) throw new Error(`${email} has an account already.`)
  await db.updateTable('account').set({ email_verified_at: sql<Date>`now()` }).where('id', '=', id).execute()
  return id
}

/** @returns the subscriber */
export async function followAt(
  db: Kysely<Schema>,
  email: string,
  topics: readonly AlertTopic[],
  language: Language = 'en',
): Promise<SubscriberId> {
  const subscriber = await subscriberOf(db, platform, { email, language })
  for (const topic of topics) {
    const id = await storeTopic(db, platform, topic)
    if (id === null) throw new Error(`There is no such topic: ${JSON.stringify(topic)}`)
    await follow(db, subscriber, id)
  }
  return subscriber
}
