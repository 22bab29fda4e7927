import type { Defaulted, IdColumn } from '../../../core/database/column.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ItemChangeKind } from '../domain/digests/item-change.ts'
import type { DigestKind } from '../domain/digests/period.ts'
import type { DigestRunId, SubscriberId, TopicId } from '../domain/ids.ts'

export interface DigestTables {
  digest_run: DigestRunTable
  announced_item: AnnouncedItemTable
  digest_news: DigestNewsTable
  tracked_state: TrackedStateTable
  item_change: ItemChangeTable
  digest_sent: DigestSentTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends DigestTables {}
}

interface DigestRunTable {
  id: IdColumn<DigestRunId>
  kind: DigestKind
  due_at: Date
  asked_topic_id: Defaulted<TopicId>
  ended_at: Date | null
}

interface AnnouncedItemTable {
  content_item_id: ContentId
  run_id: DigestRunId | null
}

interface DigestNewsTable {
  run_id: DigestRunId
  topic_id: TopicId
  content_item_id: ContentId
}

interface TrackedStateTable {
  content_item_id: ContentId
  version_number: number
  status: string | null
  reports: number
  comments: number
}

interface ItemChangeTable {
  run_id: DigestRunId
  content_item_id: ContentId
  kinds: ItemChangeKind[]
}

interface DigestSentTable {
  run_id: DigestRunId
  subscriber_id: SubscriberId
}
