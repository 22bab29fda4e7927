import type { Defaulted, Id, Timestamp } from '../../../core/database/column.ts'
import type { Language } from '../../../core/text/languages.ts'
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
  account_id: number
  content_item_id: number
  tracked_at: Timestamp
}

export type StopReason = 'UNSUBSCRIBED' | 'BOUNCED'

interface AlertSubscriberTable {
  id: Id
  platform_id: number
  account_id: number | null
  email: string | null
  language: Language | null
  frequency: Defaulted<'WEEKLY'>
  tracking_mails: Defaulted<boolean>
  created_at: Timestamp
  stopped_at: Date | null
  stop_reason: StopReason | null
}

interface AlertTopicTable {
  id: Id
  platform_id: number
  kind: AlertTopicKind
  ontology_term_id: number | null
  gateway_id: number | null
  orcid: string | null
  search: string | null
}

interface AlertTable {
  subscriber_id: number
  topic_id: number
  followed_at: Timestamp
}
