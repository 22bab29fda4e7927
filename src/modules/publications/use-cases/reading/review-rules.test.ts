/** No two parts of a page may contradict each other about a review: every status × type × reports × reviewers is checked against rules. */

import { describe, expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import { editorialStatuses } from '../../../../document/peer-review/editorial-statuses.ts'
import { defaultReviewSetting, isShown, type ReviewSections } from '../../../sites/domain/review-setting.ts'
import type { ReportId, ReviewerId } from '../../domain/ids.ts'
import { peerReviewNotice } from '../../domain/peer-review/article-peer-review.ts'
import { type ReviewedArticle, shownReview } from '../../domain/peer-review/shown-review.ts'
import { statusBadge } from '../../domain/peer-review/status-badge.ts'
import { statusLineInEnglish } from './status-line-in-english.ts'

const report = (id: ReportId, refereeIds: readonly ReviewerId[], decision: ReviewerDecision | null, reviewedVersion = 1) => ({
  ...{ id, refereeIds, decision, reviewedVersion },
  kind: 'reviewer-report' as const,
})
const types = {
  'a reviewed type': { articleType: 'RESEARCH_ARTICLE', typeName: 'Research Article' },
  'a type that is not reviewed': { articleType: 'EDITORIAL', typeName: 'Editorial' },
  'a retraction': { articleType: 'RETRACTION', typeName: 'Retraction' },
  'a faculty review': { articleType: 'REVIEW', typeName: 'F1000 Faculty Review' },
  'no type': { articleType: null, typeName: null },
  'a poster': { contentType: 'POSTER', articleType: null, typeName: null },
} as const satisfies Record<string, Partial<ReviewedArticle>>
const reviews = {
  'no reports': [],
  'reports by reviewers': [report(testId(1), [testId(1)], 'APPROVED'), report(testId(2), [testId(2)], 'NOT_APPROVED')],
  'reports by nobody': [report(testId(1), [], 'APPROVED'), report(testId(2), [], 'APPROVED_WITH_RESERVATIONS')],
  'reports without a recommendation': [report(testId(1), [testId(1)], null)],
  'migrated reports': [report(testId(1), [testId(1)], 'UNKNOWN')],
  'reports on another version': [report(testId(1), [testId(1)], 'APPROVED', 2)],
  'an editor’s letter': [{ ...report(testId(1), [], 'APPROVED'), kind: 'decision-letter' as const }],
} as const satisfies Record<string, ReviewedArticle['reports']>
const states = {
  'all at hand': {},
  'the reports elsewhere': { reportsLoaded: false },
  'the reviewers missing': { missing: ['referees'] },
  'the statuses missing': { missing: ['versions'] },
  'the reports missing': { missing: ['reports'] },
} as const satisfies Record<string, Partial<ReviewedArticle>>
const sections: readonly ReviewSections[] = [
  defaultReviewSetting,
  { showReports: false, showReferees: true },
  { showReports: true, showReferees: false },
]

const recommendations = /\d+ (approved|not approved)/

describe.each(Object.entries(types))('the peer review of %s', (typeName, type) => {
  const isNeverReviewed = ['a type that is not reviewed', 'a retraction', 'a poster'].includes(typeName)
  describe.each([...editorialStatuses, null])('with the status %s', status => {
    const versions = [{ versionNumber: 1, editorialStatus: status }]
    test.each(
      Object.entries(reviews).flatMap(([reportsName, reports]) =>
        Object.entries(states).map(([stateName, state]) => [reportsName, stateName, reports, state] as const),
      ),
    )('the page is right with %s, %s', (_reports, _state, reports, state) => {
      for (const shownSections of sections) {
        const missing = 'missing' in state ? [...state.missing] : []
        const article: ReviewedArticle = { ...type, versions, reports, ...state, missing }
        const shown = shownReview(article, shownSections)
        const [version] = shown.versions
        if (version === undefined) throw new Error('Nothing is said of the version')
        const { label, decisions, summary } = version
        const notice = peerReviewNotice({ versions, missing }, shown)
        const words = statusLineInEnglish(shown, 1) ?? ''

        // The label depends on type and status alone.
        expect(label).toBe(isNeverReviewed ? 'not peer reviewed' : statusBadge(status))
        // An article that is not peer reviewed has no reviews.
        if (label === 'not peer reviewed') {
          expect([shown.reports === 'whole' && article.articleType !== null, decisions, summary]).toEqual([
            false,
            [],
            { kind: 'not-reviewed' },
          ])
          expect(words).toBe('[version 1; not peer reviewed]')
        }
        // Recommendations appear in a line, a grid or a card only beside their reports.
        if (shown.reports !== 'whole') expect(decisions).toEqual([])
        expect(summary?.kind === 'decisions').toBe(decisions.some(decision => decision !== 'UNKNOWN'))
        expect(recommendations.test(words)).toBe(summary?.kind === 'decisions')
        if (summary?.kind === 'decisions') {
          expect(summary.counts.reduce((sum, { count }) => sum + count, 0)).toBe(decisions.filter(each => each !== 'UNKNOWN').length)
          expect(words.endsWith('discontinued]')).toBe(status === 'NOT_PASSED_PEER_REVIEW')
        }
        // Without recommendations the line repeats the label.
        else expect(words).toBe(label === null ? '' : `[version 1; ${/^(not|peer)/.test(label) ? '' : 'peer review: '}${label}]`)
        // The section's sentence must agree with everything around it.
        switch (notice) {
          case 'awaiting':
            expect([reports, ['awaiting peer review', 'undergoing peer review'].includes(label ?? '')]).toEqual([[], true])
            break
          case 'no-reports':
            expect([reports, label === 'awaiting peer review']).toEqual([[], false])
            break
          case 'preprint':
          case 'not-reviewed':
            expect([shown.reports, label]).toEqual(['none', 'not peer reviewed'])
            break
          case 'faculty-review':
            expect(shown.reports).toBe('reviewers')
            break
          case 'not-shown':
            expect([isShown(shownSections), shown.reports]).toEqual([false, 'none'])
            break
          case 'reports-cannot-be-loaded':
            expect([missing, shown.reports]).toEqual([['reports'], 'none'])
            break
          case 'reviewers-cannot-be-loaded':
            expect(missing).toEqual(['referees'])
            break
          case 'on-other-versions':
            expect([reports.length > 0, article.reportsLoaded]).toEqual([true, false])
            break
          case null:
            // Reports that exist but are not shown are mentioned, unless the article's type is unknown.
            if (shown.reports === 'none') expect(article.articleType).toBeNull()
        }
        if (!isShown(shownSections) || missing.includes('reports')) expect(shown.display).toBe('NOT_AVAILABLE')
        else if (article.articleType !== null) expect(shown.display === 'NOT_REVIEWED').toBe(isNeverReviewed)
      }
    })
  })
})
