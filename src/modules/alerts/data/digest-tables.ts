import type { Defaulted, Id } from '../../../core/database/column.ts'
import type { ItemChangeKind } from '../domain/digests/item-change.ts'
import type { DigestKind } from '../domain/digests/period.ts'

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
  id: Id
  kind: DigestKind
  due_at: Date
  asked_topic_id: Defaulted<number>
  ended_at: Date | null
}

interface AnnouncedItemTable {
  content_item_id: number
  run_id: number | null
}

interface DigestNewsTable {
  run_id: number
  topic_id: number
  content_item_id: number
}

interface TrackedStateTable {
  content_item_id: number
  version_number: number
  status: string | null
  reports: number
  comments: number
}

interface ItemChangeTable {
  run_id: number
  content_item_id: number
  kinds: ItemChangeKind[]
}

interface DigestSentTable {
  run_id: number
  subscriber_id: number
}
