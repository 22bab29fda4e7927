/** The button and the time by which a page or a post is published. */
import { instantAt } from '../../../../../core/dates/wall-clock.ts'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import type { FieldError } from '../../../../../core/forms/message-keys.ts'

export type Showing = 'draft' | 'now' | Date

/** The setting says by which clock times are typed, and what they must not be before. */
export interface PublishingSetting {
  now: Date
  /** The time zone is that of the site: a name of the time zone database. */
  timeZone: string
}

/** A form that is refused says nothing of its time unless its button schedules. */
export function publishAtRule(
  { act, publishAt }: { act: string; publishAt: string },
  { now, timeZone }: PublishingSetting,
): FieldError | null {
  if (act !== 'schedule') return null
  const time = instantAt(publishAt, timeZone)
  if (time === null) return { key: 'content-time-wrong', values: {} }
  return time <= now ? { key: 'content-time-past', values: {} } : null
}

/** `publishAt` is the value of a datetime-local field by the clock of the time zone: 2026-11-22T09:30. A draft where it is invalid. */
export function readShowing(entries: Entries, setting: PublishingSetting): Showing {
  const act = entryOf(entries, 'act')
  const publishAt = entryOf(entries, 'publishAt')
  if (act === 'publish') return 'now'
  if (act !== 'schedule' || publishAtRule({ act, publishAt }, setting) !== null) return 'draft'
  return instantAt(publishAt, setting.timeZone) ?? 'draft'
}
