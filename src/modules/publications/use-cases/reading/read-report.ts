import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import { HttpError } from '../../../../core/http/http-error.ts'
import { leadOut } from '../../../../document/html/lead-out.ts'
import type { Found } from '../../../sites/domain/found.ts'
import type { ArticleForReading, ReportForReading } from '../../domain/content/for-reading.ts'
import { itemPath } from '../../domain/content/item-path.ts'
import type { ReportSummary } from '../../domain/content/report-summary.ts'
import type { ReportId } from '../../domain/ids.ts'
import type { ItemMetadata } from '../../domain/metadata/item-metadata.ts'
import type { ReportMetadata } from '../../domain/metadata/report-metadata.ts'
import type { ShownReview } from '../../domain/peer-review/shown-review.ts'
import { type RequestedArticle, readArticle } from './read-article.ts'

interface RequestedReport extends RequestedArticle {
  version: number
  reportId: ReportId
}

/**
 * One report on its own page, with the article that it reviews. A report requested beneath another version redirects.
 * @throws HttpError DATABASE_UNAVAILABLE where reports cannot be loaded
 */
export async function readReport(
  kysely: Kysely<Schema>,
  platform: string,
  { reportId, ...requested }: RequestedReport,
): Promise<Found<ReportForReading>> {
  const found = await readArticle(kysely, platform, requested)
  if (found.kind === 'redirect') return { kind: 'redirect', path: `${found.path}/reports/${reportId}` }
  if (found.kind !== 'found') return found
  const { item } = found
  if (item.missing.includes('reports')) throw new HttpError('DATABASE_UNAVAILABLE', 'The reports cannot be read.')
  const report = [...item.reviews, ...item.reports].find(({ id }) => id === reportId)
  if (report === undefined || item.review.reports !== 'whole') return { kind: 'missing' }
  const isItsOwn = report.ownPath.startsWith(`${itemPath('ARTICLE', item, item.versionNumber)}/`)
  // Without the other versions the path of its own page is unknown.
  if (!isItsOwn && !item.missing.includes('versions')) return { kind: 'redirect', path: report.ownPath }

  const here = textOf(item, report)
  const brought = here ? found : await readArticle(kysely, platform, { ...requested, version: report.broughtBy })
  if (brought.kind !== 'found') return { kind: 'missing' }
  const text = here ?? textOf(brought.item, report)
  if (text === undefined) return { kind: 'missing' }
  const { html: _html, outline: _outline, reports: _reports, metadata, ...article } = item
  return {
    kind: 'found',
    item: {
      report,
      article: { ...article, review: withReport(item.review), missing: [...new Set([...item.missing, ...brought.item.missing])] },
      html: {
        renderedAs: brought.item.html.renderedAs,
        report: leadOut(text, itemPath('ARTICLE', item, brought.item.versionNumber)),
      },
      metadata: describe(report, metadata),
    },
  }
}

/** The report's page has its text, whichever version's source contained it. */
const withReport = (review: ShownReview): ShownReview =>
  review.display === 'HAS_REPORTS' ? { ...review, display: 'LOAD_REPORTS_SUCCESS' } : review

/** Takes its reviewers from the article's own metadata. */
function describe(
  { kind, doi, published, reviewedVersion, decision, language, ownPath }: ReportSummary,
  reviewed: ItemMetadata,
): ReportMetadata {
  const authors = reviewed.reviews.find(({ path }) => path === ownPath)?.authors ?? []
  return { kind, path: ownPath, doi, published, reviewedVersion, decision, language, authors, reviewed }
}

/** The report's text, where this version's source contained it. */
function textOf({ reports, html }: ArticleForReading, { id }: ReportSummary): string | undefined {
  const anchor = reports.find(report => report.id === id)?.anchor
  return html.reports.find(report => report.anchor === anchor)?.html
}
