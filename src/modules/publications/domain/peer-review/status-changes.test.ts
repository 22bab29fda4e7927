import { expect, test } from 'vitest'
import { type EditorialStatus, editorialStatuses } from '../../../../document/peer-review/editorial-statuses.ts'
import { statusesByReports, statusesToGive, type WantedStatus } from './status-changes.ts'

const research = { articleType: 'RESEARCH_ARTICLE', isSet: false } as const

/** The cases are the table of the specification, workflow.md section 3.4. */
test.each<[from: WantedStatus, to: readonly WantedStatus[]]>([
  [null, editorialStatuses],
  ['PUBLISHED', ['CHECKING_VOR_REQUIREMENTS']],
  ['CHECKING_VOR_REQUIREMENTS', ['RETURN_TO_PUBLISHED', 'PEER_REVIEW_REQUESTED']],
  ['RETURN_TO_PUBLISHED', ['CHECKING_VOR_REQUIREMENTS']],
  ['PEER_REVIEW_REQUESTED', ['UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW', 'NOT_PASSED_PEER_REVIEW']],
  ['UNDERGOING_PEER_REVIEW', ['PASSED_PEER_REVIEW', 'NOT_PASSED_PEER_REVIEW']],
  ['NOT_PASSED_PEER_REVIEW', [null]],
  ['PASSED_PEER_REVIEW', ['SENT_TO_VERSION_OF_RECORD']],
  ['SENT_TO_VERSION_OF_RECORD', []],
])('the statuses that may follow %s are right (R4-05)', (status, to) => {
  expect(statusesToGive({ ...research, status }, false)).toEqual(to)
})

test.each([...editorialStatuses, null])(
  'an editor who may correct can set any status but %s, and reset one that was set by hand',
  status => {
    const others = editorialStatuses.filter(each => each !== status)
    expect(statusesToGive({ ...research, status }, true)).toEqual(others)
    expect(statusesToGive({ ...research, status, isSet: true }, true)).toEqual([...others, null])
  },
)

test('a publication that is never reviewed is published, and gets no review status', () => {
  const editorial = { articleType: 'EDITORIAL', status: 'PUBLISHED', isSet: false } as const
  expect(statusesToGive(editorial, false)).toEqual([])
  expect(statusesToGive(editorial, true)).toEqual([])
  expect(statusesToGive({ ...editorial, status: 'PASSED_PEER_REVIEW', isSet: true }, true)).toEqual(['PUBLISHED', null])
  // The site has no status of its own for it.
  expect(statusesToGive({ ...editorial, status: null }, true)).toEqual(['PUBLISHED'])
  expect(statusesToGive({ ...editorial, status: null }, false)).toEqual([])
})

const requested = { status: 'PEER_REVIEW_REQUESTED', followsReports: false, hasNewReport: true } as const
test.each<[name: string, version: Partial<Parameters<typeof statusesByReports>[0]>, steps: EditorialStatus[]]>([
  ['a first report', {}, ['UNDERGOING_PEER_REVIEW']],
  ['a first report that decides nothing', { derived: null }, ['UNDERGOING_PEER_REVIEW']],
  ['first reports that pass', { derived: 'PASSED_PEER_REVIEW' }, ['UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW']],
  ['no new report', { hasNewReport: false, derived: 'PASSED_PEER_REVIEW' }, []],
  ['a report on what had begun', { status: 'UNDERGOING_PEER_REVIEW', followsReports: true }, []],
  ['reports that pass', { status: 'UNDERGOING_PEER_REVIEW', followsReports: true, derived: 'PASSED_PEER_REVIEW' }, ['PASSED_PEER_REVIEW']],
  ['reports that pass no longer', { status: 'PASSED_PEER_REVIEW', followsReports: true }, ['UNDERGOING_PEER_REVIEW']],
])('reports change the status: %s (R4-05)', (_name, version, steps) => {
  expect(statusesByReports({ ...requested, derived: 'UNDERGOING_PEER_REVIEW', ...version })).toEqual(steps)
})

test.each(editorialStatuses.filter(status => status !== 'PEER_REVIEW_REQUESTED'))(
  'the status %s, set by hand, stays when reports change (R4-05)',
  status => {
    expect(statusesByReports({ ...requested, status, derived: 'PASSED_PEER_REVIEW' })).toEqual([])
  },
)
