import { expect, test } from 'vitest'
import { testId } from '../../../../tests/support/ids.ts'
import type { ContentId } from '../../../core/ids/shared-ids.ts'
import type { FileRequest } from '../../publications/domain/content/file-request.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import { isDownload } from './counted-request.ts'
import { noteEvent, readSentEvents, type SentEvent, writeSentEvents } from './event-cookie.ts'
import { isStale, retryDelayAfter } from './figures.ts'
import { isCountedPage } from './path.ts'
import { kindOfFile } from './usage.ts'

test.each<[Partial<FileRequest>, boolean]>([
  [{}, true],
  [{ mode: 'navigate', destination: 'document' }, true],
  [{ mode: 'no-cors', destination: 'empty' }, true],
  [{ range: 'bytes=0-' }, true],
  [{ range: 'bytes=0-65535' }, true],
  [{ range: 'bytes=65536-' }, false],
  [{ range: 'bytes=-500' }, false],
  [{ method: 'HEAD' }, false],
  [{ purpose: 'prefetch' }, false],
  [{ mode: 'cors', destination: 'empty' }, false],
  [{ mode: 'same-origin', destination: 'empty' }, false],
  [{ mode: 'no-cors', destination: 'video', range: 'bytes=0-' }, false],
  [{ mode: 'no-cors', destination: 'image' }, false],
])('whether a request with %j counts as a download is %s', (request, taken) =>
  expect(isDownload({ method: 'GET', range: undefined, destination: undefined, mode: undefined, purpose: undefined, ...request })).toBe(
    taken,
  ),
)

test.each([
  ['application/pdf', 'pdf-download'],
  ['application/xml', 'xml-download'],
  ['text/xml', 'xml-download'],
  ['application/jats+xml', 'xml-download'],
  ['image/svg+xml', 'other-download'],
  ['application/zip', 'other-download'],
])('the download of %s is counted as %s', (mimeType, kind) => expect(kindOfFile(mimeType)).toBe(kind))

const view = (contentId: ContentId, at: number, versionNumber = 1, reportId: ReportId | null = null): SentEvent => ({
  contentId,
  versionNumber,
  eventType: 'VIEW',
  reportId,
  at,
})

test.each([
  null,
  '',
  'x',
  '1.2.VIEW',
  '1.2.SMILE.abc',
  '1.2.VIEW.ABC',
  'x.2.VIEW.abc',
  '1.VIEW.abc',
  '1.2.VIEW.abc.x',
  '1.2.VIEW.abc.',
  '~~',
])('the cookie %j has no valid event', cookie => expect(readSentEvents(cookie)).toEqual([]))

test('events written to the cookie are read back, and fit a cookie however many there are', () => {
  const sent = Array.from({ length: 200 }, (_, index) =>
    view(testId(2_000_000_000 + index), 1_800_000_000 + index, 1, index % 2 === 0 ? null : testId(2_000_000_000)),
  )
  const cookie = writeSentEvents(sent)
  expect(cookie).toMatch(/^[\w.~]+$/)
  expect(cookie.length).toBeLessThan(1400)
  expect(readSentEvents(cookie)).toEqual(sent.slice(-40))
})

test.each([
  [[], true],
  [[view(testId(1), 999)], false],
  [[view(testId(1), 970)], false],
  [[view(testId(1), 969)], true],
  [[view(testId(2), 999)], true],
  [[view(testId(1), 999, 2)], true],
  [[view(testId(1), 999, 1, testId(7))], true],
  // A clock that was set back.
  [[view(testId(1), 5000)], true],
])('after the events %j, whether a view at 1000 is sent is %s', (sent, sends) => {
  const recorded = noteEvent(sent, view(testId(1), 1000))
  expect(recorded.sends).toBe(sends)
  expect(recorded.events.at(-1)).toEqual(view(testId(1), 1000))
  expect(recorded.events.length).toBe(new Set(recorded.events.map(({ at: _, ...event }) => JSON.stringify(event))).size)
})

test.each([
  [1, 1],
  [2, 2],
  [5, 16],
  [12, 1440],
  [400, 1440],
])('after %i failures a service is retried after %i minutes', (failures, minutes) =>
  expect(retryDelayAfter(failures)).toBe(minutes * 60_000),
)

test.each<[string | null, boolean]>([
  [null, true],
  ['2024-05-01T12:00:00Z', false],
  ['2024-05-01T11:59:59Z', true],
])('metrics found at %s are stale a day later: %s', (found, stale) =>
  expect(isStale(found === null ? null : new Date(found), new Date('2024-05-02T12:00:00Z'))).toBe(stale),
)

test.each([
  ['/articles/1-101', true],
  ['/articles/1-101/v2', true],
  ['/videos/7-3', true],
  ['/editor/version/preview/3', false],
  ['/author/poster/preview/3', false],
  ['/', false],
])('whether a view of %s is counted is %s', (path, counted) => expect(isCountedPage(path)).toBe(counted))
