import type { Insertable } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { Abstract, ArticleDocument, ArticleMetadata } from '../../../../document/article-document.ts'
import { amendmentsOf } from '../../../../document/difference/amendments.ts'
import { deriveArticleType } from '../../../../document/metadata/derive-article-type.ts'
import { readDoi } from '../../../../document/metadata/identifiers.ts'
import { blockText, inlineText, titleText } from '../../../../document/text.ts'
import { isOpenlyReviewed } from '../../domain/peer-review/open-peer-review.ts'
import type { StoredArticle } from '../stored-article.ts'
import { sourceHash } from './source-hash.ts'
import { storedDate } from './stored-date.ts'

export type VersionRow = Omit<Insertable<Schema['version']>, 'id' | 'article_id'>

/** The columns of a version that its source provides. */
export function versionRow(article: StoredArticle): VersionRow {
  const { document, rendered, source, files, thumbnail } = article
  const { metadata, peerReview: _, ...tree } = document
  const { day, precision } = storedDate(metadata.published)
  return {
    version_number: metadata.versionNumber,
    doi: metadata.doi,
    html_url: ownLink(metadata, /^(text\/)?html$/i),
    pdf_url: ownLink(metadata, /pdf$/i),
    xml_url: ownLink(metadata, /xml$/i),
    title: titleText(metadata.title),
    title_html: rendered.title,
    title_additional_info: blockText(metadata.titleNotes) || null,
    type: deriveArticleType(metadata.heading, metadata.jatsArticleType),
    type_name: metadata.heading,
    imported: article.formerPlace?.review?.isPublishedHere !== true,
    review_round: article.formerPlace?.review?.round ?? null,
    new_version_reason: newVersionReason(document),
    open_peer_review: isOpenlyReviewed(document),
    stated_review: metadata.statedReview === undefined ? null : JSON.stringify(metadata.statedReview),
    published: day,
    published_precision: precision,
    abstract_text: abstractText(metadata.abstracts.find(({ type }) => type === null) ?? metadata.abstracts.find(isOrdinary)),
    plain_language_summary: abstractText(metadata.abstracts.find(isPlainLanguage)),
    version_of_record_doi: versionOfRecordDoi(metadata),
    language: metadata.language,
    sample_content: metadata.sampleContent,
    thumbnail_sha256: (thumbnail !== null && files.get(thumbnail)?.sha256) || null,
    metadata: JSON.stringify(metadata),
    tree: JSON.stringify(tree),
    header_html: rendered.header,
    body_html: rendered.main,
    outline: JSON.stringify(rendered.outline),
    search_text: JSON.stringify(article.searchText),
    source_sha256: article.isWithoutSource === true ? null : source.sha256,
    source_name: article.isWithoutSource === true ? null : source.name,
    source_hash: articleSourceHash(article),
    renderer_version: article.rendererVersion,
    reader_version: article.readerVersion,
    pre_completion_status: article.formerPlace === undefined ? (article.unpublishedAs ?? null) : article.formerPlace.preCompletionStatus,
  }
}

/** The hash of the source and all its files: equal only where storing again would change nothing. */
export function articleSourceHash({ source, files }: Pick<StoredArticle, 'source' | 'files'>): string {
  return sourceHash(
    source.sha256,
    Array.from(files, ([href, { sha256 }]) => [href, sha256] as const),
  )
}

function ownLink(metadata: ArticleMetadata, type: RegExp): string | null {
  return metadata.selfLinks.find(link => type.test(link.type ?? '') && /^https?:/i.test(link.href))?.href ?? null
}

/** A later version is a revision, unless it calls itself an update: in its version, or as F1000 does in the label of its amendments. */
function newVersionReason(document: ArticleDocument): 'REVISED' | 'UPDATE' | null {
  const { versionNumber, versionLabel } = document.metadata
  const labels = amendmentsOf(document).flatMap(({ label, children }) => [
    inlineText(label),
    ...children.map(child => (child.kind === 'section' ? inlineText(child.label) : '')),
  ])
  if (/update/i.test(versionLabel ?? '') || labels.some(label => /^updated?\b/i.test(label.trim()))) return 'UPDATE'
  return versionNumber > 1 ? 'REVISED' : null
}

const isPlainLanguage = ({ type }: Abstract): boolean => /plain-language|executive-summary|lay-summary|digest/i.test(type ?? '')
const isOrdinary = (abstract: Abstract): boolean =>
  !isPlainLanguage(abstract) && !/graphical|video|teaser|toc|key-?points|highlights/i.test(abstract.type ?? '')

function abstractText(abstract: Abstract | undefined): string | null {
  return (abstract && blockText(abstract.children)) || null
}

function versionOfRecordDoi({ related }: ArticleMetadata): string | null {
  const record = related.find(({ type }) => /^(version-of-record|vor)$/i.test(type ?? ''))
  return record ? readDoi(record.href ?? inlineText(record.text)) : null
}
