import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import { defaultReviewSetting } from '../../../sites/domain/review-setting.ts'
import { type DecidingReport, followingStatuses, type VersionUnderReview } from './following-statuses.ts'

const version = (facts: Partial<VersionUnderReview>): VersionUnderReview => ({
  versionNumber: 1,
  status: null,
  isSet: false,
  isImported: true,
  followsReports: false,
  type: 'RESEARCH_ARTICLE',
  typeName: 'Research Article',
  jatsType: null,
  openPeerReview: false,
  statedReview: null,
  versionLabel: null,
  custom: [],
  setting: defaultReviewSetting,
  ...facts,
})

/** Approvals, each by another reviewer. */
const approvals = (count: number): DecidingReport[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{
      id: testId(index + 1),
      kind: 'reviewer-report',
      decision: 'APPROVED',
      reviewedVersion: 1,
      doi: null,
      refereeId: testId(index + 1),
    },
  }))

type Taken = (EditorialStatus | null)[]
const nothing: Taken = []

test.each<[string, Partial<VersionUnderReview>, number, number[], Taken, boolean]>([
  ['an imported version follows what it has', {}, 2, [], ['PASSED_PEER_REVIEW'], false],
  ['an imported version that has what follows stays', { status: 'PASSED_PEER_REVIEW' }, 2, [], nothing, false],
  ['an imported version without reports awaits them', {}, 0, [], ['PEER_REVIEW_REQUESTED'], false],
  ['what a person set stays', { isSet: true, status: 'CHECKING_VOR_REQUIREMENTS' }, 2, [1, 2], nothing, true],
  [
    'a review that a person asked for begins and passes',
    { isSet: true, status: 'PEER_REVIEW_REQUESTED' },
    2,
    [1, 2],
    ['UNDERGOING_PEER_REVIEW', 'PASSED_PEER_REVIEW'],
    true,
  ],
  ['a version published here has no status from its source', { isImported: false, versionLabel: 'VoR' }, 0, [], nothing, false],
  ['a version published here stays without an event', { isImported: false, status: 'PEER_REVIEW_REQUESTED' }, 2, [], nothing, false],
  [
    'its review begins with the first report',
    { isImported: false, status: 'PEER_REVIEW_REQUESTED' },
    1,
    [1],
    ['UNDERGOING_PEER_REVIEW'],
    true,
  ],
  ['and passes with the last', { isImported: false, status: 'UNDERGOING_PEER_REVIEW' }, 2, [2], ['PASSED_PEER_REVIEW'], true],
  ['where it has passed, a report changes nothing', { isImported: false, status: 'PASSED_PEER_REVIEW' }, 1, [1], nothing, false],
  ['where no verdict is given, a report gives none', { isImported: false, status: null }, 2, [1, 2], nothing, false],
])('the statuses after a change of reports are right: %s', (_, facts, count, arrived, statuses, isRecorded) => {
  const events = { arrived: new Set(arrived), isReturned: false }
  expect(followingStatuses(version(facts), approvals(count), events)).toEqual({ statuses, isRecorded })
})

test.each([true, false])('a status that an editor reset follows from the reports again, imported: %s', isImported => {
  const returned = { arrived: new Set<number>(), isReturned: true }
  expect(followingStatuses(version({ isImported }), approvals(2), returned).statuses).toEqual(['PASSED_PEER_REVIEW'])
})
