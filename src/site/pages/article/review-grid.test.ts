import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ArticleForReading, ReportSummary } from '../../../domain/content/for-reading.ts'
import { ReviewGrid } from './review-grid.tsx'

const report = (id: number, reviewer: number, reviewedVersion: number, decision: ReportSummary['decision']): ReportSummary => ({
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
})
const version = (versionNumber: number, reports: ReportSummary[]): ArticleForReading['versions'][number] => ({
  versionNumber,
  published: null,
  doi: null,
  editorialStatus: null,
  reports,
})
const render = (versions: ArticleForReading['versions']): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, createElement(ReviewGrid, { versions })))

test('each mark leads to its report and says whose it is and of which version, newest version first', () => {
  const markup = render([
    version(1, [report(1, 7, 1, 'NOT_APPROVED'), report(2, 8, 1, 'APPROVED')]),
    version(2, [report(3, 7, 2, 'APPROVED_WITH_RESERVATIONS')]),
  ])
  const marks = [...markup.matchAll(/<a [^>]*aria-label="([^"]*)"[^>]*href="([^"]*)"/g)].map(([, label, href]) => [label, href])
  expect(marks).toEqual([
    ['Approved with reservations: Reviewer 1, Version 2', '/articles/1-101/v2#report-3'],
    ['Not approved: Reviewer 1, Version 1', '/articles/1-101/v1#report-1'],
    ['Approved: Reviewer 2, Version 1', '/articles/1-101/v1#report-2'],
  ])
  expect(markup.match(/<tr>/g)).toHaveLength(3)
  expect(markup).toContain('Reviewer of slate 8')
})

test('where nobody has reported there is no grid', () => {
  expect(render([version(1, [])])).toBe('')
})
