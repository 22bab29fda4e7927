/** Builds the metadata of an article version from its stored data. */

import { knownDate } from '../../../../core/text/date.ts'
import { textOfHtml } from '../../../../core/text/text-of-html.ts'
import { readOrcid, readRor } from '../../../../document/metadata/identifiers.ts'
import { titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import type { NoticeKind } from '../../../../document/metadata/related-article.ts'
import type { listDownloadsOfVersion } from '../../data/file.ts'
import type { ListedVersion, VersionForReading } from '../../data/version.ts'
import { abstractInALine } from '../../domain/content/abstract-in-a-line.ts'
import type { RelatedItem } from '../../domain/content/for-reading.ts'
import type { GatewayOfItem } from '../../domain/content/gateway-of-item.ts'
import { filePath, itemPath } from '../../domain/content/item-path.ts'
import { sourceFile } from '../../domain/content/source-file.ts'
import { offeredFiles, pdfOfVersion } from '../../domain/content/version-pdf.ts'
import { articleFacts } from '../../domain/metadata/article-facts.ts'
import type {
  ItemMetadata,
  MetadataAuthor,
  MetadataFile,
  MetadataImage,
  MetadataNotice,
  MetadataReview,
} from '../../domain/metadata/item-metadata.ts'
import type { ShownReview } from '../../domain/peer-review/shown-review.ts'
import { collectionsOf } from './collections-of-item.ts'
import { ownPathOf } from './present-report.ts'
import type { CompleteReport } from './report-html.ts'
import { statusLineInEnglish } from './status-line-in-english.ts'

type Download = Awaited<ReturnType<typeof listDownloadsOfVersion>>[number]

interface Around {
  gateways: readonly GatewayOfItem[]
  versions: readonly ListedVersion[]
  review: ShownReview
  /** The reports that are shown. */
  reports: readonly CompleteReport[]
  downloads: readonly Download[]
  related: readonly RelatedItem[]
  notice: NoticeKind | null
}

export function describeArticle(
  version: VersionForReading,
  { gateways, versions, review, reports, downloads, related, notice }: Around,
): ItemMetadata {
  return {
    contentType: 'ARTICLE',
    path: itemPath('ARTICLE', version, version.versionNumber),
    itemPath: itemPath('ARTICLE', version),
    title: titleUnderNotice(version.title, notice),
    notice,
    notices: related.flatMap(noticeIn),
    editorialStatus: version.editorialStatus,
    statusLine: statusLineInEnglish(review, version.versionNumber),
    language: version.language,
    typeName: version.typeName,
    versionNumber: version.versionNumber,
    versions: versions.map(each => ({
      versionNumber: each.versionNumber,
      path: itemPath('ARTICLE', version, each.versionNumber),
      doi: each.doi,
      published: knownDate(each.published, each.publishedPrecision),
    })),
    doi: version.doi,
    published: knownDate(version.published, version.publishedPrecision),
    abstract: version.abstractText === null ? null : abstractInALine(version.abstractText),
    ...articleFacts(version.metadata),
    conference: null,
    files: filesOf(version, downloads),
    reviews: reports.map(report => describeReview(report, ownPathOf(report, version, versions))),
    collections: collectionsOf(gateways),
    sampleContent: version.sampleContent,
    picture: imageOf(version.picture),
  }
}

const noticeIn = ({ relation, titleHtml, href, published }: RelatedItem): MetadataNotice[] =>
  relation.role === 'notice' ? [{ kind: relation.kind, title: textOfHtml(titleHtml), href, published }] : []

/** Other sites do not show SVG. */
function imageOf(file: VersionForReading['picture']): MetadataImage | null {
  if (file === null || file.width === null || file.height === null || file.mimeType.includes('svg')) return null
  return { url: filePath(file.sha256, `picture.${file.mimeType.split('/')[1] ?? ''}`), width: file.width, height: file.height }
}

function filesOf(version: VersionForReading, downloads: readonly Download[]): MetadataFile[] {
  const pdf = pdfOfVersion(downloads, version.metadata.selfLinks)
  const { source, sourceName } = version
  const jats: MetadataFile[] =
    source === null
      ? []
      : [
          {
            ...sourceFile(source.sha256, sourceName),
            mimeType: source.mimeType,
            bytes: source.bytes,
            role: 'jats',
            language: null,
          },
        ]
  const others = offeredFiles(downloads, version.metadata.selfLinks).map((file): MetadataFile => {
    const { sha256, name, mimeType, bytes } = file
    return {
      url: filePath(sha256, name),
      name,
      mimeType,
      bytes,
      role: file === pdf ? 'pdf' : 'supplement',
      language: null,
    }
  })
  return [...others.filter(({ role }) => role === 'pdf'), ...jats, ...others.filter(({ role }) => role !== 'pdf')]
}

function describeReview(report: CompleteReport, path: string): MetadataReview {
  return {
    kind: report.kind === 'reviewer-report' ? 'reviewer-report' : 'other',
    path,
    doi: report.doi,
    published: knownDate(report.published, report.publishedPrecision),
    reviewedVersion: report.reviewedVersion,
    decision: report.decision,
    authors: report.referees.flatMap(describeReferee),
  }
}

/** Anonymous reviewers stay anonymous. */
function describeReferee({ firstName, lastName, fullName, orcid, affiliations }: CompleteReport['referees'][number]): MetadataAuthor[] {
  if (fullName === null) return []
  return [
    {
      kind: 'person',
      given: firstName,
      family: lastName,
      suffix: null,
      full: fullName,
      orcid: orcid && readOrcid(orcid),
      affiliations: affiliations.map(({ text, ror }) => ({ name: text, ror: ror && readRor(ror) })),
    },
  ]
}
