import type { Defaulted, IdColumn, Timestamp } from '../../../core/database/column.ts'
import type { AccountId, ContentId, GatewayId, SiteId } from '../../../core/ids/shared-ids.ts'
import type { Language } from '../../../core/text/languages.ts'
import type { SubjectId } from '../../publications/domain/ids.ts'
import type { SubscriberId, TopicId } from '../domain/ids.ts'
import type { AlertTopicKind } from '../domain/topic.ts'

export interface AlertTables {
  tracked_item: TrackedItemTable
  alert_subscriber: AlertSubscriberTable
  alert_topic: AlertTopicTable
  alert: AlertTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends AlertTables {}
}

interface TrackedItemTable {
  account_id: AccountId
  content_item_id: ContentId
  tracked_at: Timestamp
}

export type StopReason = 'UNSUBSCRIBED' | 'BOUNCED'

interface AlertSubscriberTable {
  id: IdColumn<SubscriberId>
  platform_id: SiteId
  account_id: AccountId | null
  email: string | null
  language: Language | null
  frequency: Defaulted<'WEEKLY'>
  tracking_mails: Defaulted<boolean>
  created_at: Timestamp
  stopped_at: Date | null
  stop_reason: StopReason | null
}

interface AlertTopicTable {
  id: IdColumn<TopicId>
  platform_id: SiteId
  kind: AlertTopicKind
  ontology_term_id: SubjectId | null
  gateway_id: GatewayId | null
  orcid: string | null
  search: string | null
}

interface AlertTable {
  subscriber_id: SubscriberId
  topic_id: TopicId
  followed_at: Timestamp
}
