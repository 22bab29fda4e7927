import type { Kysely } from 'kysely'
import { findReportsOfVersion, listReportsOfArticle, type ReportForReading } from '../../data/report.ts'
import type { Schema } from '../../data/schema.ts'
import { findVersionForReading, listVersionsOfArticle } from '../../data/version.ts'
import { filePath, type ItemKey, itemPath } from '../../domain/content/address.ts'
import type { ArticleForReading, ReportSummary } from '../../domain/content/for-reading.ts'
import { knownDate } from '../../domain/text/date.ts'
import { pageDescription } from '../../domain/text/truncate.ts'
import type { Found } from './reading.ts'

/** One version of an article with its page's facts, in at most four questions to the database. */
export async function readArticle(
  kysely: Kysely<Schema>,
  platform: string,
  key: ItemKey,
  versionNumber: number | null,
): Promise<Found<ArticleForReading>> {
  const version = await findVersionForReading(kysely, { platform, ...key }, versionNumber)
  if (version === null) return { kind: 'missing' }
  if (key.volume === null) return { kind: 'elsewhere', path: itemPath('ARTICLE', version, versionNumber ?? undefined) }

  const [versions, allReports, shownReports] = await Promise.all([
    listVersionsOfArticle(kysely, version.articleId),
    listReportsOfArticle(kysely, version.articleId),
    findReportsOfVersion(kysely, version.versionId),
  ])
  const summarise = (report: ReportForReading): ReportSummary => presentReport(report, itemPath('ARTICLE', version, report.versionNumber))
  return {
    kind: 'found',
    item: {
      itemId: version.itemId,
      versionId: version.versionId,
      volume: version.volume,
      publicationId: version.publicationId,
      versionNumber: version.versionNumber,
      title: version.title,
      titleHtml: version.titleHtml,
      language: version.language,
      doi: version.doi,
      published: knownDate(version.published, version.publishedPrecision),
      typeName: version.typeName,
      editorialStatus: version.editorialStatus,
      abstract: version.abstractText === null ? null : pageDescription(version.abstractText),
      sampleContent: version.sampleContent,
      authors: version.authors.map(author => author.fullName),
      versions: versions.map(each => ({
        versionNumber: each.versionNumber,
        published: knownDate(each.published, each.publishedPrecision),
        doi: each.doi,
        editorialStatus: each.editorialStatus,
        reports: allReports.filter(report => report.reviewedVersion === each.versionNumber).map(summarise),
      })),
      outline: version.outline,
      source: version.source && {
        url: filePath(version.source.sha256, version.sourceName ?? 'article.xml'),
        name: version.sourceName ?? 'article.xml',
        label: null,
        mimeType: version.source.mimeType,
        bytes: version.source.bytes,
      },
      gateways: version.gateways.map(({ name, url }) => ({ name, url })),
      reports: shownReports.map(report => ({ ...summarise(report), anchor: report.anchor })),
      html: {
        renderedAs: `${version.versionId}-${version.rendererVersion}-${version.sourceHash.slice(0, 12)}`,
        header: version.headerHtml,
        main: version.bodyHtml,
        reports: shownReports.map(report => ({ anchor: report.anchor, html: reportHtml(report) })),
      },
    },
  }
}

function presentReport(report: ReportForReading, versionPath: string): ReportSummary {
  const [main] = report.referees
  return {
    id: report.id,
    kind: report.kind,
    reviewedVersion: report.reviewedVersion,
    decision: report.decision,
    titleHtml: report.titleHtml,
    reviewers: report.referees.flatMap(referee => referee.fullName ?? []),
    affiliation: main?.affiliations[0]?.text ?? null,
    published: knownDate(report.published, report.publishedPrecision),
    doi: report.doi,
    responseCount: report.responses.length,
    path: `${versionPath}#${report.anchor}`,
  }
}

type Written = Pick<ReportForReading, 'titleHtml' | 'peopleHtml' | 'bodyHtml' | 'detailsHtml'>

/** A report with the answers to it beneath. Its parts were made safe on import. */
function reportHtml(report: ReportForReading): string {
  const written = ({ titleHtml, peopleHtml, bodyHtml, detailsHtml }: Written): string =>
    [titleHtml && `<h3>${titleHtml}</h3>`, peopleHtml, bodyHtml, detailsHtml].filter(Boolean).join('')
  const answersTo = (parentId: number | null): string =>
    report.responses
      .filter(response => response.parentId === parentId)
      .map(response => `<section class="report-response" id="${response.anchor}">${written(response)}${answersTo(response.id)}</section>`)
      .join('')
  return written(report) + answersTo(null)
}
