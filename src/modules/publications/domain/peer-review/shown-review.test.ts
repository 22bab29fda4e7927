import { describe, expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import type { ArticleType } from '../../../../document/metadata/article-type.ts'
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import { type EditorialStatus, editorialStatuses } from '../../../../document/peer-review/editorial-statuses.ts'
import { defaultReviewSetting, isShown } from '../../../sites/domain/review-setting.ts'
import type { ReportSummary } from '../content/report-summary.ts'
import { peerReviewNotice } from './article-peer-review.ts'
import { type ReviewedArticle, shownReview } from './shown-review.ts'

const letters: Record<string, ReviewerDecision | null> = {
  A: 'APPROVED',
  R: 'APPROVED_WITH_RESERVATIONS',
  N: 'NOT_APPROVED',
  U: 'UNKNOWN',
  '-': null,
}
/** “A1 R2”: reviewer 1 approves the version, reviewer 2 has reservations. */
const reportsOf = (...lines: string[]): ReviewedArticle['reports'] =>
  lines.flatMap((line, at) =>
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

const labels: Record<EditorialStatus, string> = {
  PUBLISHED: 'not peer reviewed',
  RETURN_TO_PUBLISHED: 'not peer reviewed',
  PEER_REVIEW_REQUESTED: 'awaiting peer review',
  CHECKING_VOR_REQUIREMENTS: 'awaiting peer review',
  UNDERGOING_PEER_REVIEW: 'undergoing peer review',
  PASSED_PEER_REVIEW: 'passed peer review',
  SENT_TO_VERSION_OF_RECORD: 'passed peer review',
  NOT_PASSED_PEER_REVIEW: 'peer review discontinued',
}
const neverSent: readonly (EditorialStatus | null)[] = ['PUBLISHED', 'RETURN_TO_PUBLISHED']

describe.each<[type: ArticleType | null, typeName: string | null]>([
  ['RESEARCH_ARTICLE', 'Research Article'],
  ['REVIEW', 'F1000 Faculty Review'],
  ['EDITORIAL', 'Editorial'],
  [null, null],
])('the peer review of an article of type %s (%s)', (articleType, typeName) => {
  const statuses = [...editorialStatuses, null]
  const reviews = ['', 'A1', 'A1 R2 N3', 'U1', '-1', 'A A']
  test.each(statuses.flatMap(status => reviews.map(reports => [status, reports] as const)))(
    'with the status %s and reports %j it is displayed right (R4-07, R4-08, R4-09, R4-10, R4-11, R4-12, R4-26)',
    (status, reports) => {
      const article = { articleType, typeName, versions: [{ versionNumber: 1, editorialStatus: status }], reports: reportsOf(reports) }
      const { reports: shown, versions } = shownReview(article, defaultReviewSetting)
      const [version] = versions
      const reviewable = articleType !== 'EDITORIAL'
      const expected = !reviewable || articleType === null || neverSent.includes(status) ? 'none' : 'whole'
      expect(shown).toBe(expected === 'whole' && articleType === 'REVIEW' ? 'reviewers' : expected)
      expect(version?.label).toBe(!reviewable ? 'not peer reviewed' : status === null ? null : labels[status])
      // The status line never mentions reports that are not shown, and the label never contradicts them.
      if (shown !== 'whole') {
        expect(version?.decisions).toEqual([])
        expect(version?.summary?.kind).not.toBe('decisions')
      } else expect(version?.decisions).toHaveLength(article.reports.filter(({ decision }) => decision !== null).length)
      if (version?.label === 'not peer reviewed') expect(version.summary).toEqual({ kind: 'not-reviewed' })
    },
  )
})

test.each([
  ['POSTER', null],
  ['VIDEO', 'PASSED_PEER_REVIEW'],
] as const)('a %s is never shown as peer reviewed (R4-26)', (contentType, editorialStatus) => {
  const article = { contentType, articleType: null, typeName: null, versions: [{ versionNumber: 1, editorialStatus }], reports: [] }
  expect(shownReview(article, defaultReviewSetting).versions[0]?.label).toBe('not peer reviewed')
})

test('a version counts reports on earlier versions, even if those are not stored, and not on later ones', () => {
  const reports = reportsOf('A1 R2 N3', 'A2 A3')
  const of = (...numbers: number[]) =>
    shownReview(
      {
        articleType: 'RESEARCH_ARTICLE',
        typeName: null,
        versions: numbers.map(versionNumber => ({ versionNumber, editorialStatus: null })),
        reports,
      },
      defaultReviewSetting,
    ).versions.map(({ decisions }) => decisions)
  expect(of(2)).toEqual([['APPROVED', 'APPROVED', 'APPROVED']])
  expect(of(1, 2)[0]).toEqual(['APPROVED', 'APPROVED_WITH_RESERVATIONS', 'NOT_APPROVED'])
})

const report: Pick<ReportSummary, 'id' | 'kind' | 'decision' | 'reviewedVersion' | 'refereeIds'> = {
  id: testId(1),
  kind: 'reviewer-report',
  reviewedVersion: 1,
  decision: 'APPROVED',
  refereeIds: [testId(1)],
}
const reviewed: ReviewedArticle = {
  articleType: 'RESEARCH_ARTICLE',
  typeName: 'Research Article',
  missing: [],
  versions: [{ versionNumber: 1, editorialStatus: 'UNDERGOING_PEER_REVIEW' }],
  reports: [report],
}
const withStatus = (editorialStatus: EditorialStatus | null): Partial<ReviewedArticle> => ({
  versions: [{ versionNumber: 1, editorialStatus }],
  reports: [],
})

describe('what an article shows, and the notice beside its reports', () => {
  test.each<[name: string, change: Partial<ReviewedArticle>, display: string | null, shown: string, notice: string | null]>([
    ['its reports', {}, 'LOAD_REPORTS_SUCCESS', 'whole', null],
    ['that they cannot be loaded', { missing: ['reports'], reports: [] }, 'NOT_AVAILABLE', 'none', 'reports-cannot-be-loaded'],
    ['that reviewers cannot be loaded', { missing: ['referees'] }, null, 'whole', 'reviewers-cannot-be-loaded'],
    ['no state, where statuses are missing', { missing: ['versions'] }, null, 'whole', null],
    ['nothing of what has no type', { articleType: null }, null, 'none', null],
    ['that its type is not reviewed', { articleType: 'EDITORIAL' }, 'NOT_REVIEWED', 'none', 'not-reviewed'],
    ['that it is a preprint', withStatus('PUBLISHED'), 'PREPRINT_SERVER', 'none', 'preprint'],
    ['that it is a faculty review', { typeName: 'F1000 Faculty Review' }, 'FACULTY_REVIEW', 'reviewers', 'faculty-review'],
    ['that its reports are on other versions', { reportsLoaded: false }, 'HAS_REPORTS', 'whole', 'on-other-versions'],
    ['that reports are awaited', withStatus('PEER_REVIEW_REQUESTED'), 'NO_REPORTS', 'whole', 'awaiting'],
    ['that there are no reports', withStatus(null), 'NO_REPORTS', 'whole', 'no-reports'],
    ['that there are no reports, after the review', withStatus('PASSED_PEER_REVIEW'), 'NO_REPORTS', 'whole', 'no-reports'],
    ['its reports, whatever else is missing', { missing: ['downloads', 'gateways', 'words'] }, 'LOAD_REPORTS_SUCCESS', 'whole', null],
  ])('it shows %s (R3-30)', (_name, change, display, reports, notice) => {
    const article = { ...reviewed, ...change }
    const shown = shownReview(article, defaultReviewSetting)
    expect(shown).toMatchObject({ display, reports })
    expect(peerReviewNotice({ ...article, missing: [...(article.missing ?? [])] }, shown)).toBe(notice)
  })
})

test.each([[{ showReports: false, showReferees: true }], [{ showReports: true, showReferees: false }]])(
  'a site with %j hides peer review, with a notice',
  hidden => {
    expect(isShown(hidden)).toBe(false)
    const shown = shownReview(reviewed, hidden)
    expect(shown).toMatchObject({
      display: 'NOT_AVAILABLE',
      reports: 'none',
      versions: [{ decisions: [], summary: { kind: 'undergoing' } }],
    })
    expect(peerReviewNotice({ ...reviewed, missing: [] }, shown)).toBe('not-shown')
  },
)
