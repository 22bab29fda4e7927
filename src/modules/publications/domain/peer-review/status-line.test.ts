import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import { defaultReviewSetting } from '../../../sites/domain/review-setting.ts'
import { type ReviewedArticle, shownReview } from './shown-review.ts'
import { formatStatusLine, statusLineOf } from './status-line.ts'

const letters: Record<string, ReviewerDecision | null> = {
  A: 'APPROVED',
  R: 'APPROVED_WITH_RESERVATIONS',
  N: 'NOT_APPROVED',
  U: 'UNKNOWN',
  '-': null,
}
const words: Readonly<Record<string, string>> = {
  'title-status': '[version {number}; {review}]',
  'title-status-version': '[version {number}]',
  'title-status-peer-review': 'peer review: {decisions}',
  'title-status-list': '{first}, {second}',
  'title-status-discontinued': 'discontinued',
  'title-status-approved': '{count} approved',
  'title-status-approved-with-reservations': '{count} approved with reservations',
  'title-status-not-approved': '{count} not approved',
  'status-awaiting-peer-review': 'awaiting peer review',
  'status-undergoing-peer-review': 'undergoing peer review',
  'status-passed-peer-review': 'passed peer review',
  'status-peer-review-discontinued': 'peer review discontinued',
  'status-not-peer-reviewed': 'not peer reviewed',
}
const t = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  (words[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** Lists the reports on each version as “R1 A2”. */
function articleOf(lines: readonly string[], editorialStatus: EditorialStatus | null): ReviewedArticle {
  const reports = lines.flatMap((line, at) =>
    line
      .split(' ')
      .filter(Boolean)
      .map((word, place) => ({
        id: testId(at * 100 + place + 1),
        kind: 'reviewer-report' as const,
        reviewedVersion: at + 1,
        decision: letters[word.slice(0, 1)] ?? null,
        refereeIds: word.length > 1 ? [testId(Number(word.slice(1)))] : [],
      })),
  )
  const versions = lines.map((_, at) => ({ versionNumber: at + 1, editorialStatus }))
  return { articleType: 'RESEARCH_ARTICLE', typeName: null, versions, reports }
}
const lineOf = (article: ReviewedArticle, versionNumber: number) => {
  const line = statusLineOf(shownReview(article, defaultReviewSetting), versionNumber)
  return line === null ? undefined : formatStatusLine(line, t)
}

test.each([
  [['A1 R2 R3'], 1, 'PASSED_PEER_REVIEW', '[version 1; peer review: 1 approved, 2 approved with reservations]'],
  [['A1'], 1, 'UNDERGOING_PEER_REVIEW', '[version 1; peer review: 1 approved]'],
  [['A1 R2 N3'], 1, 'UNDERGOING_PEER_REVIEW', '[version 1; peer review: 1 approved, 1 approved with reservations, 1 not approved]'],
  // The newest recommendation of each reviewer counts, also one on version 1 where there is no later one.
  [['R1 N2', 'A1'], 2, 'UNDERGOING_PEER_REVIEW', '[version 2; peer review: 1 approved, 1 not approved]'],
  [['R1 N2', 'A1'], 1, 'UNDERGOING_PEER_REVIEW', '[version 1; peer review: 1 approved with reservations, 1 not approved]'],
  [['A1 A2', ''], 2, 'PASSED_PEER_REVIEW', '[version 2; peer review: 2 approved]'],
  [['A A'], 1, 'PASSED_PEER_REVIEW', '[version 1; peer review: 2 approved]'],
  [['N1'], 1, 'NOT_PASSED_PEER_REVIEW', '[version 1; peer review: 1 not approved, discontinued]'],
  [[''], 1, 'NOT_PASSED_PEER_REVIEW', '[version 1; peer review discontinued]'],
  [[''], 1, 'PEER_REVIEW_REQUESTED', '[version 1; peer review: awaiting peer review]'],
  [['-1'], 1, 'UNDERGOING_PEER_REVIEW', '[version 1; peer review: undergoing peer review]'],
  [[''], 1, 'PASSED_PEER_REVIEW', '[version 1; peer review: passed peer review]'],
  [[''], 1, 'PUBLISHED', '[version 1; not peer reviewed]'],
  [['U1'], 1, null, undefined],
  [[''], 1, null, undefined],
  [['', ''], 2, null, '[version 2]'],
] as const)('the status line with the reports %j, version %i, %s is %s', (lines, versionNumber, status, text) => {
  expect(lineOf(articleOf(lines, status), versionNumber)).toBe(text)
})

test('an article that is never reviewed says so, whatever reports it has', () => {
  expect(lineOf({ ...articleOf(['A1'], null), articleType: 'EDITORIAL' }, 1)).toBe('[version 1; not peer reviewed]')
})

test('an editor’s letter does not count as a reviewer', () => {
  const article = articleOf(['A1'], 'PASSED_PEER_REVIEW')
  const letter = {
    id: testId(9),
    kind: 'decision-letter' as const,
    reviewedVersion: 1,
    decision: 'APPROVED' as const,
    refereeIds: [testId(9)],
  }
  expect(lineOf({ ...article, reports: [...article.reports, letter] }, 1)).toBe('[version 1; peer review: 1 approved]')
})

test('a version number has no thousands separator', () => {
  const seen: unknown[] = []
  formatStatusLine({ versionNumber: 1200, review: null }, (_key, values) => String(seen.push(values)))
  expect(seen).toEqual([{ number: '1200' }])
})
