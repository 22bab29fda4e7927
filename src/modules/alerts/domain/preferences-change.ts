/** The changes that a subscriber can make to their emails, and the form data that requests them. */

import type { AnyId } from '../../../core/ids/id.ts'
import { parseId } from '../../../core/ids/parse-id.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { TopicId } from './ids.ts'

export type PreferencesChange =
  | { kind: 'stop topic'; topicId: TopicId }
  | { kind: 'stop item'; contentId: ContentId }
  | { kind: 'stop everything' }
  | { kind: 'stop mails' }
  | { kind: 'resume mails' }
  | { kind: 'tracking mails'; wants: boolean }

/** Null of what no form of ours sends. */
export function readChange(entries: FormData): PreferencesChange | null {
  const id = <SomeId extends AnyId>(name: string): SomeId | null => {
    const entry = entries.get(name)
    return typeof entry === 'string' ? parseId<SomeId>(entry) : null
  }
  switch (entries.get('change')) {
    case 'stop topic': {
      const topicId = id<TopicId>('topicId')
      return topicId === null ? null : { kind: 'stop topic', topicId }
    }
    case 'stop item': {
      const contentId = id<ContentId>('contentId')
      return contentId === null ? null : { kind: 'stop item', contentId }
    }
    case 'stop everything':
      return { kind: 'stop everything' }
    case 'stop mails':
      return { kind: 'stop mails' }
    case 'resume mails':
      return { kind: 'resume mails' }
    case 'tracking mails':
      return { kind: 'tracking mails', wants: entries.has('wants') }
    default:
      return null
  }
}
