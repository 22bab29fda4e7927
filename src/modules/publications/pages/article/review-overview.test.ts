import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { testId } from '../../../../../tests/support/ids.ts'
import { messages } from '../../../../site/messages.ts'
import { defaultReviewSetting } from '../../../sites/domain/review-setting.ts'
import { createText } from '../../../sites/text/text.tsx'
import type { ArticleForReading } from '../../domain/content/for-reading.ts'
import type { ReportSummary } from '../../domain/content/report-summary.ts'
import type { ReportId, ReviewerId } from '../../domain/ids.ts'
import { shownReview } from '../../domain/peer-review/shown-review.ts'
import { presentMissing, presentReview } from './present-review.ts'
import { ReviewOverview } from './review-overview.tsx'

const report = (
  id: ReportId,
  reviewer: ReviewerId,
  reviewedVersion: number,
  decision: ReportSummary['decision'],
  change: Partial<ReportSummary> = {},
): ReportSummary => ({
  id,
  kind: 'reviewer-report',
  reviewedVersion,
  decision,
  titleHtml: '',
  language: 'en',
  refereeIds: [reviewer],
  reviewers: [`Reviewer of slate ${reviewer}`],
  affiliation: 'Institute of Roofs',
  published: null,
  doi: null,
  responseCount: 0,
  path: `/articles/1-101/v${reviewedVersion}#report-${id}`,
  ownPath: `/articles/1-101/v${reviewedVersion}/reports/${id}`,
  broughtBy: reviewedVersion,
  ...change,
})
type Article = Parameters<typeof presentReview>[0]
type Change = Partial<Pick<ArticleForReading, 'missing' | 'articleType'>>
const versionOf = (versionNumber: number): ArticleForReading['versions'][number] => ({
  versionNumber,
  published: null,
  doi: null,
  editorialStatus: null,
  newVersionReason: null,
})
/** An article with so many versions. */
function articleOf(count: number, reviews: ReportSummary[], { articleType = 'RESEARCH_ARTICLE', missing = [] }: Change = {}): Article {
  const versions = Array.from({ length: count }, (_, at) => versionOf(at + 1))
  const review = shownReview({ articleType, typeName: null, versions, reports: reviews, missing }, defaultReviewSetting)
  return { versions, reviews, review, missing, reports: [] }
}
const text = createText('en', [messages.en])
const render = (article: Article, current?: number): string => {
  const review = presentReview(article, defaultReviewSetting, text)
  if (review === null) return ''
  const overview = createElement(ReviewOverview, { review, ...(current !== undefined && { current }) })
  return renderToStaticMarkup(createElement(MemoryRouter, null, overview))
}
/** The visible text, with a bar between elements. */
const seen = (markup: string): string =>
  markup
    .replace(/<title>.*?<\/title>/g, '')
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')

const reports = [
  report(testId(1), testId(7), 1, 'NOT_APPROVED', { published: '2026-03-01', responseCount: 2 }),
  report(testId(2), testId(8), 1, 'APPROVED'),
  report(testId(3), testId(7), 2, 'APPROVED_WITH_RESERVATIONS'),
]
const twoVersions = articleOf(2, reports)

test('each mark of the grid links to its report, and names reviewer and version, newest version first (R2.1-17)', () => {
  const grid = /<table.*<\/table>/.exec(render(twoVersions))?.[0] ?? ''
  const marks = [...grid.matchAll(/<a [^>]*aria-label="([^"]*)"[^>]*href="([^"]*)"/g)].map(([, label, href]) => [label, href])
  expect(marks).toEqual([
    ['Approved with reservations: Reviewer 1, Version 2', '/articles/1-101/v2/reports/3'],
    ['Not approved: Reviewer 1, Version 1', '/articles/1-101/v1/reports/1'],
    ['Approved: Reviewer 2, Version 1', '/articles/1-101/v1/reports/2'],
  ])
  expect(grid.match(/<tr>/g)).toHaveLength(3)
})

test('each reviewer is listed below the grid with affiliation, and every report with decision, date and responses (R2.1-17)', () => {
  const list = seen(/<ol.*<\/ol>/.exec(render(twoVersions))?.[0] ?? '')
  expect(list).toBe(
    '|Reviewer of slate 7|Institute of Roofs|Version 1: Not approved|01 Mar 2026| · 2 responses|Version 2: Approved with reservations|' +
      'Reviewer of slate 8|Institute of Roofs|Version 1: Approved|',
  )
})

test('names are hidden while reviewers cannot be loaded, and decisions stay (R4-27)', () => {
  const markup = render(articleOf(2, reports, { missing: ['referees'] }))
  expect(markup).not.toContain('Reviewer of slate')
  expect(markup).not.toContain('Institute of Roofs')
  expect(seen(markup)).toContain('|Reviewer information cannot be loaded|')
  expect(seen(markup)).toContain('|Anonymous reviewer|Version 1: Not approved|')
})

test('editors’ documents have a list of their own, by kind', () => {
  const letter = report(testId(9), testId(5), 1, 'APPROVED', { kind: 'decision-letter', reviewers: ['Ed Itor'] })
  const unnamed = report(testId(10), testId(6), 1, null, { kind: 'review-documents', reviewers: [] })
  const markup = render(articleOf(1, [letter, unnamed]))
  expect(markup).not.toContain('<table')
  expect(seen(markup)).toBe('|Reviewer status|Other review documents|Decision letter by Ed Itor|Review documents|')
})

test('the current report is marked in the grid and in the list', () => {
  const current = [...render(twoVersions, 3).matchAll(/<a [^>]*aria-current="page"[^>]*/g)].map(([link]) => link)
  expect(current).toHaveLength(2)
  for (const link of current) expect(link).toContain('href="/articles/1-101/v2/reports/3"')
})

test('without reports the reason is shown, and for an unknown type nothing', () => {
  expect(seen(render(articleOf(1, [], { articleType: 'EDITORIAL' })))).toBe(
    '|Reviewer status|Articles of this type are not peer reviewed.|',
  )
  expect(presentReview(articleOf(1, [], { articleType: null }), defaultReviewSetting, text)).toBeNull()
})

test('the pass rule is explained where there are decisions', () => {
  const rule = (article: Article) => presentReview(article, defaultReviewSetting, text)?.passRule
  expect(rule(twoVersions)).toBe(
    'A version passes peer review with 2 approvals, or 1 approval and 2 approvals with reservations. The most recent decision of each reviewer counts.',
  )
  expect(rule(articleOf(1, []))).toBeNull()
})

test.each([
  [[], null],
  [['referees'], []],
  [['versions', 'downloads', 'gateways', 'words'], 4],
] as const)('a page with the missing parts %j says so', (missing, parts) => {
  const said = presentMissing(missing, text)
  if (parts === null) expect(said).toBeNull()
  else if (parts === 4) expect(new Set(said?.parts).size).toBe(4)
  else expect(said).toMatchObject({ title: 'Part of this page is missing', parts: [] })
})
