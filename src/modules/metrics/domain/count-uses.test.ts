import { describe, expect, test } from 'vitest'
import { testId } from '../../../../tests/support/ids.ts'
import type { ReportId } from '../../publications/domain/ids.ts'
import { countUses, forgettableBefore, isRepeat, type Use } from './count-uses.ts'

const at = (time: string): Date => new Date(`2024-05-31T${time}Z`)
const use = (time: string, over: Partial<Use> = {}): Use => ({
  visitor: 'a',
  contentId: testId(1),
  contentType: 'ARTICLE',
  versionNumber: 1,
  kind: 'view',
  reportId: null,
  at: at(time),
  ...over,
})
const counted = (uses: readonly Use[], before: Parameters<typeof countUses>[0] = []) =>
  Object.fromEntries(countUses(before, uses).counts.map(({ kind, versionNumber, uses: n }) => [`${kind} ${versionNumber}`, n]))

test.each<[string, string, boolean]>([
  ['10:00:00', '10:00:00', true],
  ['10:00:00', '10:00:30', true],
  ['10:00:00', '10:00:30.001', false],
  ['10:10:00', '10:00:00', true],
])('a view at %s and another at %s are one view (double click): %s', (one, other, same) =>
  expect(isRepeat('view', at(one), at(other))).toBe(same),
)

test.each<[string, string, boolean]>([
  ['10:00:00', '10:59:59.999', true],
  ['10:59:59', '11:00:00', false],
  ['11:00:00', '10:59:59', true],
])('views at %s and %s belong to the same visit: %s', (one, other, same) =>
  expect(isRepeat('unique-request', at(one), at(other))).toBe(same),
)

describe('the uses of one visitor', () => {
  test.each<[string, Use[], Record<string, number>]>([
    ['a view of an article is a request', [use('10:00:00')], { 'view 1': 1, 'unique-investigation 0': 1, 'unique-request 0': 1 }],
    [
      'a view of a poster’s page is none',
      [use('10:00:00', { contentType: 'POSTER', versionNumber: 0 })],
      { 'view 0': 1, 'unique-investigation 0': 1 },
    ],
    [
      'a poster’s file is one',
      [use('10:00:00', { contentType: 'POSTER', versionNumber: 0, kind: 'pdf-download' })],
      { 'pdf-download 0': 1, 'unique-investigation 0': 1, 'unique-request 0': 1 },
    ],
    ['a double click is one', [use('10:00:00'), use('10:00:30')], { 'view 1': 1, 'unique-investigation 0': 1, 'unique-request 0': 1 }],
    [
      'each of a row of clicks is measured against the one before',
      [use('10:00:00'), use('10:00:20'), use('10:00:40'), use('10:01:00')],
      { 'view 1': 1, 'unique-investigation 0': 1, 'unique-request 0': 1 },
    ],
    [
      'in whichever order they come',
      [use('10:00:40'), use('10:00:00'), use('10:00:20')],
      { 'view 1': 1, 'unique-investigation 0': 1, 'unique-request 0': 1 },
    ],
    [
      'later it is another view in the same visit',
      [use('10:00:00'), use('10:00:31')],
      { 'view 1': 2, 'unique-investigation 0': 1, 'unique-request 0': 1 },
    ],
    [
      'a report’s page is an investigation of the article, and no request',
      [use('10:00:00', { kind: 'report-view', reportId: testId(7) })],
      { 'report-view 1': 1, 'unique-investigation 0': 1 },
    ],
    [
      'after the article it is in the same visit',
      [use('10:00:00'), use('10:00:10', { kind: 'report-view', reportId: testId(7) })],
      { 'view 1': 1, 'report-view 1': 1, 'unique-investigation 0': 1, 'unique-request 0': 1 },
    ],
    [
      'in the next hour it is another visit',
      [use('10:59:00'), use('11:00:00')],
      { 'view 1': 2, 'unique-investigation 0': 2, 'unique-request 0': 2 },
    ],
    [
      'another format and another version count by themselves, in one visit',
      [use('10:00:00'), use('10:00:01', { kind: 'pdf-download' }), use('10:00:02', { versionNumber: 2 })],
      { 'view 1': 1, 'pdf-download 1': 1, 'view 2': 1, 'unique-investigation 0': 1, 'unique-request 0': 1 },
    ],
  ])('they are counted right: %s', (_, uses, expected) => expect(counted(uses)).toEqual(expected))
})

test('other visitors and items are counted separately', () => {
  const { counts } = countUses([], [use('10:00:00'), use('10:00:01', { visitor: 'b' }), use('10:00:02', { contentId: testId(2) })])
  expect(counts.filter(({ kind }) => kind === 'view').map(({ contentId, uses }) => [contentId, uses])).toEqual([
    [1, 2],
    [2, 1],
  ])
})

test('uses seen before continue to count, and times never go back', () => {
  const { seen } = countUses([], [use('10:00:00')])
  expect(counted([use('10:00:29')], seen)).toEqual({})
  const later = countUses(seen, [use('09:59:40')]).seen
  expect(later.find(({ kind }) => kind === 'view')?.lastAt).toEqual(at('10:00:00'))
})

test('a month ends at midnight UTC', () => {
  const { counts } = countUses([], [use('23:59:59'), { ...use('10:00:00'), at: new Date('2024-06-01T00:00:30Z') }])
  expect(counts.filter(({ kind }) => kind === 'view').map(({ month, uses }) => [month, uses])).toEqual([
    ['2024-05', 1],
    ['2024-06', 1],
  ])
})

test.each([
  ['10:00:10', '09:00:00'],
  ['10:00:31', '10:00:00'],
  ['10:59:59', '10:00:00'],
])('at %s, uses before %s may be forgotten', (now, before) => expect(forgettableBefore(at(now))).toEqual(at(before)))

test('a report counts for itself and for its article, and a double click on one report counts once', () => {
  const seenReport = (time: string, reportId: ReportId, over: Partial<Use> = {}) => use(time, { kind: 'report-view', reportId, ...over })
  const uses = [
    seenReport('10:00:00', testId(7)),
    seenReport('10:00:05', testId(8)),
    seenReport('10:00:20', testId(7)),
    seenReport('10:01:00', testId(7)),
  ]
  const { reports, counts, seen } = countUses([], uses)
  expect(reports).toEqual([
    { reportId: 7, month: '2024-05', views: 2 },
    { reportId: 8, month: '2024-05', views: 1 },
  ])
  expect(counts.find(({ kind }) => kind === 'report-view')).toMatchObject({ contentId: 1, uses: 3 })
  expect(countUses(seen, [seenReport('10:01:10', testId(7))]).reports).toEqual([])
})
