/**
 * The cookie of metrics events (specification, accounts.md section 7): which ones this browser has sent lately, so that a page that is
 * loaded again at once does not send the same one again. It holds content ids and times, and nothing of the reader.
 */
import { parseId } from '../../../core/ids/parse-id.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import { type EventType, eventTypes } from './usage.ts'

export interface SentEvent {
  contentId: ContentId
  /** 0 for items without versions. */
  versionNumber: number
  eventType: EventType
  /** The report whose page was seen; null for the publication itself. */
  reportId: ReportId | null
  /** Seconds since 1970. */
  at: number
}

/** The latest events: about a quarter of the maximum size of a cookie. */
const maxEvents = 40
/** COUNTER's double click, in seconds. */
const doubleClick = 30

/** `12.2.VIEW.tf3k2a~7.0.VIEW.tf3k0b~12.2.VIEW.tf3k4c.93`: times in base 36, and at the end a report. What is not so written is left out. */
export function readSentEvents(cookie: string | null): SentEvent[] {
  return (cookie ?? '').split('~').flatMap(entry => {
    const [, id, version, type, time, report] = /^(\d{1,10})\.(\d{1,4})\.([A-Z_]+)\.([0-9a-z]{1,8})(?:\.(\d{1,10}))?$/.exec(entry) ?? []
    const eventType = eventTypes.find(each => each === type)
    const contentId = parseId<ContentId>(id ?? '')
    return eventType === undefined || time === undefined || contentId === null
      ? []
      : [
          {
            contentId,
            versionNumber: Number(version),
            eventType,
            reportId: parseId<ReportId>(report ?? ''),
            at: Number.parseInt(time, 36),
          },
        ]
  })
}

export function writeSentEvents(events: readonly SentEvent[]): string {
  return events
    .slice(-maxEvents)
    .map(({ contentId, versionNumber, eventType, reportId, at }) =>
      [contentId, versionNumber, eventType, at.toString(36), ...(reportId === null ? [] : [reportId])].join('.'),
    )
    .join('~')
}

/** @returns what the cookie is to hold afterwards, and whether the event is to be sent: not within 30 seconds of the same one */
export function noteEvent(sent: readonly SentEvent[], event: SentEvent): { sends: boolean; events: SentEvent[] } {
  const isSame = (other: SentEvent) =>
    other.contentId === event.contentId &&
    other.versionNumber === event.versionNumber &&
    other.eventType === event.eventType &&
    other.reportId === event.reportId
  const last = sent.findLast(isSame)
  const sends = last === undefined || Math.abs(event.at - last.at) > doubleClick
  return { sends, events: [...sent.filter(other => !isSame(other)), event] }
}
