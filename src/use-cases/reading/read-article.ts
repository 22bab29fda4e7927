import type { Kysely } from 'kysely'
import { listDownloadsOfVersion } from '../../data/file.ts'
import { findReportsOfVersion, listReportsOfArticle, type ReportForReading } from '../../data/report.ts'
import type { Schema } from '../../data/schema.ts'
import { findVersionForReading, listVersionsOfArticle } from '../../data/version.ts'
import { abstractInALine } from '../../domain/content/abstract-in-a-line.ts'
import { filePath, type ItemKey, itemPath } from '../../domain/content/address.ts'
import type { ArticleForReading, Described, ReportSummary } from '../../domain/content/for-reading.ts'
import type { Language } from '../../domain/platform/languages.ts'
import { knownDate } from '../../domain/text/date.ts'
import { pageDescription } from '../../domain/text/truncate.ts'
import { storedLanguage } from '../render-document.ts'
import { readArticleText } from './article-html.ts'
import { describeArticle } from './article-metadata.ts'
import type { Found } from './reading.ts'

/**
 * One version of an article with its page's facts, in at most five questions to the database, and up to four more where its text is to be
 * rendered in another language than that in which it is stored.
 */
export async function readArticle(
  kysely: Kysely<Schema>,
  platform: string,
  key: ItemKey,
  versionNumber: number | null,
  language: Language = storedLanguage,
): Promise<Found<Described<ArticleForReading>>> {
  const version = await findVersionForReading(kysely, { platform, ...key }, versionNumber)
  if (version === null) return { kind: 'missing' }
  if (key.volume === null) return { kind: 'elsewhere', path: itemPath('ARTICLE', version, versionNumber ?? undefined) }

  const [versions, allReports, shownReports, downloads] = await Promise.all([
    listVersionsOfArticle(kysely, version.articleId),
    listReportsOfArticle(kysely, version.articleId),
    findReportsOfVersion(kysely, version.versionId),
    listDownloadsOfVersion(kysely, version.versionId),
  ])
  const { html, outline } = await readArticleText(kysely, version, shownReports, language)
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
      articleType: version.articleType,
      typeName: version.typeName,
      editorialStatus: version.editorialStatus,
      newVersionReason: version.newVersionReason,
      abstract: version.abstractText === null ? null : pageDescription(abstractInALine(version.abstractText)),
      sampleContent: version.sampleContent,
      authors: version.authors.map(author => author.fullName),
      versions: versions.map(each => ({
        versionNumber: each.versionNumber,
        published: knownDate(each.published, each.publishedPrecision),
        doi: each.doi,
        editorialStatus: each.editorialStatus,
        reports: allReports.filter(report => report.reviewedVersion === each.versionNumber).map(summarise),
      })),
      outline,
      source: version.source && {
        url: filePath(version.source.sha256, version.sourceName ?? 'article.xml'),
        name: version.sourceName ?? 'article.xml',
        label: null,
        mimeType: version.source.mimeType,
        bytes: version.source.bytes,
      },
      gateways: version.gateways.map(({ name, url }) => ({ name, url })),
      reports: shownReports.map(report => ({ ...summarise(report), anchor: report.anchor })),
      html,
      metadata: describeArticle(version, { versions, reports: allReports, downloads }),
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
    refereeIds: report.referees.map(({ id }) => id),
    reviewers: report.referees.flatMap(referee => referee.fullName ?? []),
    affiliation: main?.affiliations[0]?.text ?? null,
    published: knownDate(report.published, report.publishedPrecision),
    doi: report.doi,
    language: report.language,
    responseCount: report.responses.length,
    path: `${versionPath}#${report.anchor}`,
  }
}
