/** Assigns each publication in a reader's digest to one topic: the most specific one that they follow. */
import type { ContentId } from '../../../../core/ids/shared-ids.ts'
import type { TopicId } from '../ids.ts'
import type { AlertTopicKind } from '../topic.ts'

export interface TopicNews {
  topicId: TopicId
  kind: AlertTopicKind
  /** Ids of items, the newest first. */
  items: readonly ContentId[]
}

export interface ReportedTopic {
  topicId: TopicId
  /** Ids of the publications that are shown. */
  items: ContentId[]
  /** This counts the others. */
  more: number
}

/** The most specific topics come first, the whole site last. */
const order: readonly AlertTopicKind[] = ['SEARCH', 'AUTHOR', 'GATEWAY', 'SUBJECT', 'PLATFORM']

/** @param max publications that are shown of a topic. Topics without any of their own are left out */
export function shareItems(news: readonly TopicNews[], max: number): ReportedTopic[] {
  const reported = new Set<number>()
  const inOrder = news.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || one.topicId - other.topicId)
  return inOrder.flatMap(({ topicId, items }) => {
    const own = items.filter(id => !reported.has(id))
    for (const id of own) reported.add(id)
    return own.length === 0 ? [] : [{ topicId, items: own.slice(0, max), more: Math.max(0, own.length - max) }]
  })
}
