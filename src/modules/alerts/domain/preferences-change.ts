/** The changes that a subscriber can make to their emails, and the form data that requests them. */
import { parseId } from '../../../core/text/parse-id.ts'

export type PreferencesChange =
  | { kind: 'stop topic'; topicId: number }
  | { kind: 'stop item'; contentId: number }
  | { kind: 'stop everything' }
  | { kind: 'stop mails' }
  | { kind: 'resume mails' }
  | { kind: 'tracking mails'; wants: boolean }

/** Null of what no form of ours sends. */
export function readChange(entries: FormData): PreferencesChange | null {
  const id = (name: string): number | null => {
    const entry = entries.get(name)
    return typeof entry === 'string' ? parseId(entry) : null
  }
  switch (entries.get('change')) {
    case 'stop topic': {
      const topicId = id('topicId')
      return topicId === null ? null : { kind: 'stop topic', topicId }
    }
    case 'stop item': {
      const contentId = id('contentId')
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
