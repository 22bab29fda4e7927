/** An account follows topics and is signed up: its user can download this, and it is deleted with the account. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'
import { noticeRelationsOf, underNotice } from '../../publications/index.ts'

export async function exportAlerts(db: Kysely<Schema>, { id: accountId, email }: { id: AccountId; email: string }) {
  return {
    updateSignUps: await db
      .selectFrom('update_sign_up')
      .innerJoin('platform', 'platform.id', 'update_sign_up.platform_id')
      .where(sql`lower(update_sign_up.email)`, '=', email.toLowerCase())
      .select([
        'platform.key as platform',
        'email',
        'first_name as firstName',
        'last_name as lastName',
        'institution',
        'header_text as headerText',
        'language',
        'signed_up_at as signedUpAt',
        'confirmed_at as confirmedAt',
      ])
      .orderBy('update_sign_up.id')
      .execute(),
    trackedItems: (
      await db
        .selectFrom('tracked_item')
        .innerJoin('content_item', 'content_item.id', 'tracked_item.content_item_id')
        .where('account_id', '=', accountId)
        .select(['content_item.id as contentId', 'content_item.title', 'tracked_at as trackedAt'])
        .select(noticeRelationsOf('content_item.id').as('noticeRelations'))
        .orderBy('tracked_at')
        .execute()
    ).map(underNotice),
    alerts: await db
      .selectFrom('alert_subscriber')
      .innerJoin('platform', 'platform.id', 'alert_subscriber.platform_id')
      .leftJoin('alert', 'alert.subscriber_id', 'alert_subscriber.id')
      .leftJoin('alert_topic as topic', 'topic.id', 'alert.topic_id')
      .leftJoin('ontology_term as term', 'term.id', 'topic.ontology_term_id')
      .leftJoin('gateway', 'gateway.id', 'topic.gateway_id')
      .where(eb =>
        eb.or([
          eb('alert_subscriber.account_id', '=', accountId),
          eb(sql<string>`lower(alert_subscriber.email)`, '=', email.toLowerCase()),
        ]),
      )
      .select(['platform.key as platform', 'frequency', 'tracking_mails as trackingMails', 'stopped_at as stoppedAt'])
      .select(['stop_reason as stopReason', 'topic.kind', 'term.slug as subject', 'gateway.url as gateway', 'topic.orcid', 'topic.search'])
      .select('alert.followed_at as followedAt')
      .orderBy('platform.key')
      .orderBy('followed_at')
      .execute(),
  }
}

/** This is stored under the email alone: what refers to the account goes with its row. */
export async function deleteAlertsAt(db: Kysely<Schema>, email: string): Promise<void> {
  for (const table of ['update_sign_up', 'alert_subscriber'] as const)
    await db.deleteFrom(table).where(sql`lower(email)`, '=', email.toLowerCase()).execute()
}
