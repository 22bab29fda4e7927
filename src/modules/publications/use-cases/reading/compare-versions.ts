/** Compares two versions of an article. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../../core/database/schema.ts'
import type { VersionId } from '../../../../core/ids/shared-ids.ts'
import { knownDate } from '../../../../core/text/date.ts'
import type { Language } from '../../../../core/text/languages.ts'
import type { ArticleDocument } from '../../../../document/article-document.ts'
import { compareDocuments, type Row } from '../../../../document/difference/compare-documents.ts'
import { type DocumentOnPage, placeDocument } from '../../../../document/html/places.ts'
import type { DisplayedFile } from '../../../../document/html/rendered-article.ts'
import { noticeOf, titleUnderNotice } from '../../../../document/metadata/publication-notice.ts'
import type { NoticeKind } from '../../../../document/metadata/related-article.ts'
import type { Found } from '../../../sites/domain/found.ts'
import { listFilesOfVersion } from '../../data/file.ts'
import { listRelationsOfItem } from '../../data/related-content.ts'
import { findDocumentOfVersion, findVersionForReading, listVersionsOfArticle } from '../../data/version.ts'
import { comparisonPath, type ItemKey, itemPath } from '../../domain/content/item-path.ts'
import { presentFiles } from '../present-files.ts'
import { pageIds, storedLanguage } from '../render-document.ts'

export interface ComparedVersion {
  versionNumber: number
  published: string | null
  path: string
  onPage: DocumentOnPage
  document: ArticleDocument
}

export interface VersionComparison {
  volume: number
  publicationId: number
  /** The title of the newer version, with the notice on the article. */
  title: string
  /** The gravest notice on the article. */
  notice: NoticeKind | null
  language: string
  /** Changes whenever the compared content does. */
  comparedAs: string
  /** All versions, oldest first. */
  versions: { versionNumber: number; published: string | null }[]
  old: ComparedVersion
  new: ComparedVersion
  rows: Row[]
}

/**
 * Needs at most nine database queries. `missing` where the site lacks one of the versions.
 * @param numbers the older version first
 */
export async function compareVersions(
  kysely: Kysely<Schema>,
  platform: string,
  key: ItemKey,
  numbers: { old: number; new: number },
  language: Language = storedLanguage,
): Promise<Found<VersionComparison>> {
  const found = await findVersionForReading(kysely, { platform, ...key }, numbers.new)
  if (found === null) return { kind: 'missing' }
  const versions = await listVersionsOfArticle(kysely, found.articleId)
  const older = versions.find(version => version.versionNumber === numbers.old)
  if (older === undefined) return { kind: 'missing' }
  if (key.volume === null) return { kind: 'redirect', path: comparisonPath(found, numbers) }
  const read = async (id: VersionId, versionNumber: number) => {
    const [document, files] = await Promise.all([findDocumentOfVersion(kysely, id), listFilesOfVersion(kysely, id)])
    const listed = versions.find(version => version.id === id)
    if (document === null || listed === undefined) return null
    const displayedFiles = presentFiles(files)
    const compared: ComparedVersion = {
      versionNumber,
      published: knownDate(listed.published, listed.publishedPrecision),
      path: itemPath('ARTICLE', found, versionNumber),
      onPage: placeDocument(document, { language, resolveFile: href => displayedFiles.get(href) ?? null, reservedIds: pageIds }),
      document,
    }
    return { compared, hashOf: hashesOf(displayedFiles) }
  }
  const [old, newer, relations] = await Promise.all([
    read(older.id, numbers.old),
    read(found.versionId, numbers.new),
    listRelationsOfItem(kysely, found.itemId),
  ])
  const notice = noticeOf(relations)
  // One of them was deleted since it was found.
  if (old === null || newer === null) return { kind: 'missing' }
  return {
    kind: 'found',
    item: {
      volume: found.volume,
      publicationId: found.publicationId,
      title: titleUnderNotice(found.title, notice),
      notice,
      language: found.language,
      comparedAs: `${older.id}-${found.versionId}-${found.sourceHash.slice(0, 12)}`,
      versions: versions.map(version => ({
        versionNumber: version.versionNumber,
        published: knownDate(version.published, version.publishedPrecision),
      })),
      old: old.compared,
      new: newer.compared,
      rows: compareDocuments(
        { document: old.compared.document, hashOf: old.hashOf },
        { document: newer.compared.document, hashOf: newer.hashOf },
      ),
    },
  }
}

/** A file's URL begins with its hash. */
const hashesOf = (files: ReadonlyMap<string, DisplayedFile>) => (href: string) => files.get(href)?.url.split('/')[2] ?? null
