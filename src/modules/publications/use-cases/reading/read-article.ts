import type { Kysely } from 'kysely'
import { findDecision } from '../../../../core/access/one-resource.ts'
import type { Schema } from '../../../../core/database/schema.ts'
import { knownDate } from '../../../../core/text/date.ts'
import type { Language } from '../../../../core/text/languages.ts'
import { pageDescription } from '../../../../core/text/truncate.ts'
import { noticeOf, noticePrefix, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import type { Found } from '../../../sites/domain/found.ts'
import { defaultReviewSetting } from '../../../sites/domain/review-setting.ts'
import { versionResource } from '../../data/access-columns.ts'
import { listDownloadsOfVersion } from '../../data/file.ts'
import { findReportsOfVersion, listReportsOfArticle, type ReviewerFacts, type StoredReport } from '../../data/peer-review/report.ts'
import { listRelationsOfItem } from '../../data/related-content.ts'
import {
  findVersionForPreview,
  findVersionForReading,
  type ListedVersion,
  listVersionsOfArticle,
  type VersionForReading,
} from '../../data/version.ts'
import { citationText, journalLine } from '../../domain/citation/citation-text.ts'
import { abstractInALine } from '../../domain/content/abstract-in-a-line.ts'
import type { ArticleForReading, Described } from '../../domain/content/for-reading.ts'
import { filePath, type ItemKey, itemPath } from '../../domain/content/item-path.ts'
import { creativeCommonsOf } from '../../domain/content/licence.ts'
import type { ReportSummary } from '../../domain/content/report-summary.ts'
import type { Scope } from '../../domain/content/scope.ts'
import { sourceFile } from '../../domain/content/source-file.ts'
import { pdfOfVersion } from '../../domain/content/version-pdf.ts'
import { type ShownReview, shownReview } from '../../domain/peer-review/shown-review.ts'
import { storedLanguage } from '../render-document.ts'
import { htmlUnderNotice, htmlWithFirstPublished, readArticleText } from './article-html.ts'
import { describeArticle } from './article-metadata.ts'
import { readTimeline } from './article-timeline.ts'
import { findNumbered } from './find-numbered.ts'
import { type ItemSources, noDiscussion } from './item-sources.ts'
import { type PartMissing, Parts } from './parts.ts'
import { presentRelated, readNoticeReasons } from './present-related.ts'
import { presentReport } from './present-report.ts'
import type { Previewed, VersionPreviewQuestion } from './reading.ts'
import { type CompleteReport, withHtml } from './report-html.ts'

export interface RequestedArticle {
  key: ItemKey
  /** Null for the current version. */
  version: number | null
  language?: Language | undefined
  /** Called for each part that could not be loaded. */
  missing: PartMissing
  sources: ItemSources
}

/**
 * One version of an article with its page's data, in at most nine database queries, one more where a notice is about it,, and up to four more where its text is rendered in
 * another language than the stored one. A part that cannot be loaded is missing, as long as the version itself can.
 */
export async function readArticle(
  kysely: Kysely<Schema>,
  platform: string,
  { key, version: versionNumber, language = storedLanguage, missing, sources }: RequestedArticle,
): Promise<Found<Described<ArticleForReading>>> {
  const version = await findVersionForReading(kysely, { platform, ...key }, versionNumber)
  if (version === null) return { kind: 'missing' }
  if (key.volume === null) {
    const path = itemPath('ARTICLE', version, versionNumber ?? undefined)
    return await findNumbered(kysely, platform, { contentType: 'ARTICLE', publicationId: key.publicationId }, path)
  }
  return { kind: 'found', item: await describeVersion(kysely, version, { scope: 'published', language, missing, sources }) }
}

/**
 * Previews a version for users whom the access table gives it to: its page as it will be, beside the other versions that are published or
 * that they may see too.
 * @param versionId of any
 */
export async function previewVersion(
  kysely: Kysely<Schema>,
  { versionId, access }: VersionPreviewQuestion,
  { language = storedLanguage, missing, sources }: Pick<RequestedArticle, 'language' | 'missing' | 'sources'>,
): Promise<Previewed<Described<ArticleForReading>>> {
  const decision = await findDecision(kysely, versionResource(versionId), access)
  if (decision.kind !== 'allowed') return decision
  const version = await findVersionForPreview(kysely, access.site.key, versionId)
  if (version === null) return { kind: 'missing' }
  return { kind: 'found', item: await describeVersion(kysely, version, { scope: access, language, missing, sources }) }
}

async function describeVersion(
  kysely: Kysely<Schema>,
  version: VersionForReading,
  { scope, language, missing, sources }: { scope: Scope; language: Language; missing: PartMissing; sources: ItemSources },
): Promise<Described<ArticleForReading>> {
  const parts = new Parts(missing)
  const [versions, knownReports, ownReports, downloads, gateways, relations, discussion] = await Promise.all([
    parts.read(
      'versions',
      () => listVersionsOfArticle(kysely, version.articleId, scope),
      () => [ownFacts(version)],
    ),
    readReports(kysely, parts, reviewers => listReportsOfArticle(kysely, version.articleId, reviewers)),
    readReports(kysely, parts, reviewers => findReportsOfVersion(kysely, version.versionId, reviewers)),
    parts.read(
      'downloads',
      () => listDownloadsOfVersion(kysely, version.versionId),
      () => [],
    ),
    parts.read(
      'gateways',
      () => sources.gatewaysOf(kysely, version.itemId),
      () => [],
    ),
    parts.read(
      'related',
      () => listRelationsOfItem(kysely, version.itemId),
      () => [],
    ),
    parts.read(
      'comments',
      () => sources.discussionOf(kysely, version),
      () => noDiscussion,
    ),
  ])
  const pdf = pdfOfVersion(downloads, version.metadata.selfLinks)
  const text = await readArticleText(kysely, version, ownReports, language, parts)
  const known = knownReports.map(report => presentReport(report, version, versions))
  const review = reviewOf(version, versions, { reports: known, reportsLoaded: ownReports.length > 0, missing: [...parts.missing] })
  const isWhole = review.reports === 'whole'
  const [allReports, shownReports] = isWhole ? [knownReports, ownReports] : [[], []]
  const reports = isWhole ? known : []
  const reasons = await parts.read(
    'related',
    () => readNoticeReasons(kysely, relations),
    () => new Map(),
  )
  const related = presentRelated(relations, reasons)
  const notice = noticeOf(relations)
  const metadata = describeArticle(version, { versions, review, reports: allReports, downloads, gateways, related, notice })
  const firstPublished = versions.length > 1 ? firstPublishedOf(versions) : null
  const dated = htmlWithFirstPublished(text.html, firstPublished, { labels: language, text: version.language })
  const html = htmlUnderNotice(dated, noticePrefix(version.title, notice))
  return {
    itemId: version.itemId,
    versionId: version.versionId,
    volume: version.volume,
    publicationId: version.publicationId,
    versionNumber: version.versionNumber,
    title: metadata.title,
    titleHtml: titleUnderNotice(version.titleHtml, notice),
    language: version.language,
    doi: version.doi,
    published: knownDate(version.published, version.publishedPrecision),
    articleType: version.articleType,
    typeName: version.typeName,
    editorialStatus: version.editorialStatus,
    newVersionReason: version.newVersionReason,
    abstract: version.abstractText === null ? null : pageDescription(abstractInALine(version.abstractText)),
    sampleContent: version.sampleContent,
    authors: metadata.authors.map(({ full }) => full),
    versions: versions.map(each => ({
      versionNumber: each.versionNumber,
      published: knownDate(each.published, each.publishedPrecision),
      doi: each.doi,
      editorialStatus: each.editorialStatus,
      newVersionReason: each.newVersionReason,
    })),
    review,
    reviews: review.reports === 'none' ? [] : known,
    outline: text.outline,
    source: version.source && {
      ...sourceFile(version.source.sha256, version.sourceName),
      label: null,
      mimeType: version.source.mimeType,
      bytes: version.source.bytes,
    },
    pdf: pdf && { url: filePath(pdf.sha256, pdf.name), name: pdf.name, label: pdf.label, mimeType: pdf.mimeType, bytes: pdf.bytes },
    gateways,
    related,
    reports: shownReports.map(report => ({ ...sameIn(reports, presentReport(report, version, versions)), anchor: report.anchor })),
    timeline: readTimeline(version, versions, { review, reports: allReports, summaries: reports, discussions: discussion.starts }),
    comments: discussion.sidebar,
    details: {
      firstPublished,
      licence: metadata.licence === null ? null : { url: metadata.licence, name: creativeCommonsOf(metadata.licence)?.name ?? null },
      journal: journalLine(version.metadata),
      citation: citationText(version.metadata, { statusLine: isCountable(parts) ? metadata.statusLine : null, notice }),
    },
    notice,
    missing: [...parts.missing],
    html: isWhole ? html : { ...html, reports: [] },
    // Built from only some reports or versions, the status line would be wrong.
    metadata: isCountable(parts) ? metadata : { ...metadata, statusLine: null },
  }
}

function firstPublishedOf(versions: readonly ListedVersion[]): string | null {
  const first = versions.find(({ versionNumber }) => versionNumber === 1)
  return first === undefined ? null : knownDate(first.published, first.publishedPrecision)
}

/** Uses the type of the newest version, as for the whole article. */
function reviewOf(
  version: VersionForReading,
  versions: readonly ListedVersion[],
  facts: Pick<Parameters<typeof shownReview>[0], 'reports' | 'reportsLoaded' | 'missing'>,
): ShownReview {
  const { articleType, typeName } = versions.at(-1) ?? version
  return shownReview({ articleType, typeName, versions, ...facts }, version.peerReview ?? defaultReviewSetting)
}

/** Whether all versions and reports were loaded, so that they can be counted. */
const isCountable = ({ missing }: Parts): boolean => !missing.has('versions') && !missing.has('reports')

/** Loads reports with their reviewers; where these fail, with reviewers' ids alone; where that fails too, none. */
const readReports = (
  kysely: Kysely<Schema>,
  parts: Parts,
  ask: (reviewers: ReviewerFacts) => Promise<StoredReport[]>,
): Promise<CompleteReport[]> =>
  parts.read(
    'referees',
    async () => withHtml(kysely, await ask('whole')),
    () =>
      parts.read(
        'reports',
        async () => withHtml(kysely, await ask('ids')),
        () => [],
      ),
  )

/** Finds the report that a later version's source repeats, so that both have one page. */
function sameIn(reports: readonly ReportSummary[], copy: ReportSummary): ReportSummary {
  const same = reports.find(({ id, doi }) => id === copy.id || (doi !== null && doi.toLowerCase() === copy.doi?.toLowerCase()))
  return same === undefined ? copy : { ...copy, id: same.id, ownPath: same.ownPath }
}

const ownFacts = (version: VersionForReading): ListedVersion => ({
  id: version.versionId,
  versionNumber: version.versionNumber,
  doi: version.doi,
  title: version.title,
  published: version.published,
  publishedPrecision: version.publishedPrecision,
  editorialStatus: version.editorialStatus,
  statedReview: version.statedReview,
  newVersionReason: version.newVersionReason,
  articleType: version.articleType,
  typeName: version.typeName,
})
