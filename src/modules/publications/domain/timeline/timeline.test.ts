import { expect, test } from 'vitest'
import { type TimelineEvent, timelineOf } from './timeline.ts'

/** Parses “v1 2024-03-12” (a version), “r1 …”, “a1 …”, “c1 …” (a report on it, the authors' response, a comment) and “received …”. */
function event(text: string): TimelineEvent {
  const [name = '', date = null] = text.split(' ')
  if (name === 'received' || name === 'accepted') return { kind: name, date: date ?? '' }
  const [versionNumber, path] = [Number(name.slice(1)), `/${text}`]
  switch (name[0]) {
    case 'v':
      return { kind: 'version', date, versionNumber, path }
    case 'r':
      return { kind: 'report', date, versionNumber, path, by: 'reviewers', names: [], decision: null }
    case 'a':
      return { kind: 'response', date, versionNumber, path, names: [] }
    case 'c':
      return { kind: 'comment', date, versionNumber, path, names: [] }
    default:
      return { kind: 'status', date: date ?? '', status: 'PASSED_PEER_REVIEW' }
  }
}

const said = (events: readonly string[]): string[] =>
  timelineOf(events.map(event)).map(({ kind, events: all, first, last, later }) => {
    const count = all.length > 1 ? `${all.length} ` : ''
    const dates = first === last ? (first ?? '?') : `${first}..${last}`
    return `${count}${kind} ${dates}${later === null ? '' : ` (+${later.count} ${later.unit})`}`
  })

test.each([
  ['nothing', [], []],
  [
    'in order of time',
    ['v2 2024-08-21', 'r1 2024-04-02', 'v1 2024-03-12', 'received 2024-03-04'],
    ['received 2024-03-04', 'version 2024-03-12', 'report 2024-04-02 (+21 days)', 'version 2024-08-21 (+5 months)'],
  ],
  [
    'reports on one version that come close together',
    ['v1 2024-03-12', 'r1 2024-04-02', 'r1 2024-04-20', 'r1 2024-05-01'],
    ['version 2024-03-12', '3 report 2024-04-02..2024-05-01 (+21 days)'],
  ],
  [
    'a report that comes much later by itself',
    ['v1 2024-03-12', 'r1 2024-03-13', 'r1 2024-09-13'],
    ['version 2024-03-12', 'report 2024-03-13', 'report 2024-09-13 (+6 months)'],
  ],
  [
    'reports on two versions apart, however close',
    ['v1 2024-03-12', 'v2 2024-03-14', 'r1 2024-03-13', 'r2 2024-03-15', 'r1 2024-03-16'],
    ['version 2024-03-12', 'report 2024-03-13', 'version 2024-03-14', 'report 2024-03-15', 'report 2024-03-16'],
  ],
  [
    'on one day, what came of what',
    ['a1 2024-03-12', 'r1 2024-03-12', 'v1 2024-03-12'],
    ['version 2024-03-12', 'report 2024-03-12', 'response 2024-03-12'],
  ],
  ['a report of a month after the version of that month', ['r1 2024-03', 'v1 2024-03-12'], ['version 2024-03-12', 'report 2024-03']],
  [
    'what has no date with its version',
    ['r1', 'v1 2024-03-12', 'v2 2024-08-21', 'r2 2024-09-01'],
    ['version 2024-03-12', 'report ?', 'version 2024-08-21', 'report 2024-09-01'],
  ],
  ['without any date at all, by number', ['v1', 'r1'], ['version ?', 'report ?']],
  ['years', ['v1 2019-03-12', 'c1 2024-03-12'], ['version 2019-03-12', 'comment 2024-03-12 (+5 years)']],
  ['status, once it is known', ['s 2024-06-01', 'v1 2024-05-30'], ['version 2024-05-30', 'status 2024-06-01']],
  ['no while where only a year is known', ['v1 2019', 'v2 2021'], ['version 2019', 'version 2021']],
])('the timeline is right with %s', (_, events, lines) => expect(said(events)).toEqual(lines))
