import { describe, expect, test } from 'vitest'
import type { ArticleForReading, ReportSummary } from '../content/for-reading.ts'
import { displayOfArticle, isShown, peerReviewNotice } from './article-peer-review.ts'

const report: ReportSummary = {
  id: 1,
  kind: 'reviewer-report',
  reviewedVersion: 1,
  decision: 'APPROVED',
  titleHtml: '',
  refereeIds: [1],
  reviewers: ['Ada Roof'],
  affiliation: null,
  published: null,
  doi: null,
  language: null,
  responseCount: 0,
  path: '/articles/1-101/v1#report-1',
  ownPath: '/articles/1-101/v1/reports/1',
  broughtBy: 1,
}
type Article = Parameters<typeof displayOfArticle>[0]
const reviewed: Article = {
  articleType: 'RESEARCH_ARTICLE',
  typeName: 'Research Article',
  missing: [],
  versions: [{ editorialStatus: 'UNDERGOING_PEER_REVIEW', reports: [report] }],
  reports: [report],
}
const sections = { showReports: true, showReferees: true }
const withStatus = (editorialStatus: ArticleForReading['editorialStatus'], reports: ReportSummary[] = []): Partial<Article> => ({
  versions: [{ editorialStatus, reports }],
  reports: [],
})

describe('an article shows, and says beside its reports', () => {
  test.each<[name: string, change: Partial<Article>, display: string | null, notice: string | null]>([
    ['its reports', {}, 'LOAD_REPORTS_SUCCESS', null],
    [
      'that they cannot be loaded',
      { missing: ['reports'], ...withStatus('UNDERGOING_PEER_REVIEW') },
      'NOT_AVAILABLE',
      'reports-cannot-be-loaded',
    ],
    ['that reviewers cannot be loaded', { missing: ['referees'] }, null, 'reviewers-cannot-be-loaded'],
    ['no state, where statuses are missing', { missing: ['versions'] }, null, null],
    ['nothing of what has no type', { articleType: null }, null, null],
    ['that its type is not reviewed', { articleType: 'EDITORIAL' }, 'NOT_REVIEWED', 'not-reviewed'],
    ['that it is a preprint', withStatus('PUBLISHED'), 'PREPRINT_SERVER', 'preprint'],
    ['that it is a faculty review', { typeName: 'F1000 Faculty Review' }, 'FACULTY_REVIEW', 'faculty-review'],
    ['that its reports are on other versions', { reports: [] }, 'HAS_REPORTS', 'on-other-versions'],
    ['that reports are awaited', withStatus('PEER_REVIEW_REQUESTED'), 'NO_REPORTS', 'awaiting'],
    ['that there are no reports', withStatus(null), 'NO_REPORTS', 'no-reports'],
    ['that there are no reports, after the review', withStatus('PASSED_PEER_REVIEW'), 'NO_REPORTS', 'no-reports'],
    ['its reports, whatever else is missing', { missing: ['downloads', 'gateways', 'words'] }, 'LOAD_REPORTS_SUCCESS', null],
  ])('%s', (_name, change, display, notice) => {
    const article = { ...reviewed, ...change }
    expect(displayOfArticle(article, sections)).toBe(display)
    expect(peerReviewNotice(article, displayOfArticle(article, sections))).toBe(notice)
  })
})

test.each([[{ showReports: false, showReferees: true }], [{ showReports: true, showReferees: false }]])(
  'a platform with %j shows nothing of peer review, and says so',
  hidden => {
    expect(isShown(hidden)).toBe(false)
    const display = displayOfArticle(reviewed, hidden)
    expect([display, peerReviewNotice(reviewed, display)]).toEqual(['NOT_AVAILABLE', 'not-shown'])
  },
)
