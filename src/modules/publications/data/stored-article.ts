/** The data of one version of an article to store. The use case has parsed and rendered it and stored the files before. */

import type { ContentId, VersionId } from '../../../core/ids/shared-ids.ts'
import type { ArticleDocument, ImportWarning } from '../../../document/article-document.ts'
import type { RenderedArticle } from '../../../document/html/rendered-article.ts'
import type { SearchText } from '../../../document/search-text.ts'
import type { ArticleIdentifier, TransferredReview } from '../domain/content/export-manifest.ts'
import type { UnpublishedState } from '../domain/content/unpublished-state.ts'
import type { ArticleId } from '../domain/ids.ts'

export const articleFileRoles = ['figure', 'media', 'supplement', 'formula', 'other'] as const
export type ArticleFileRole = (typeof articleFileRoles)[number]

export interface StoredFile {
  sha256: string
  bytes: number
  mimeType: string
  /** Pixels; for images and videos only. */
  width: number | null
  height: number | null
}

export interface ArticleFile extends StoredFile {
  /** The name under which browsers save the file. */
  name: string
  role: ArticleFileRole
  label: string | null
}

/**
 * Subject paths of the source that the tree of subjects lacks: `create` adds them to the tree, `skip` leaves them in the metadata alone.
 */
export type MissingSubjects = 'create' | 'skip'

/** The state of an article in the installation that exported it, which takes precedence over its source. */
export interface FormerPlace {
  volume: number
  publicationId: number
  /** The identifiers by which it was found; the source may contain others that another article had first. */
  identifiers: readonly ArticleIdentifier[]
  /** False where only editors and authors may see the article. */
  isPublic: boolean
  /** The state of an unpublished version; null where it is published. */
  preCompletionStatus: string | null
  review: Pick<TransferredReview, 'isPublishedHere' | 'round'> | null
}

export interface StoredArticle {
  document: ArticleDocument
  warnings: readonly ImportWarning[]
  source: StoredFile & { name: string }
  /** It never had a source, and `source` is its document, which is not stored as a file. */
  isWithoutSource?: boolean
  /** Keyed by `href` as in the source. */
  files: ReadonlyMap<string, ArticleFile>
  rendered: RenderedArticle
  /** Changes whenever the same document would give other HTML. */
  rendererVersion: string
  /** Changes whenever the same source would give another document. */
  readerVersion: string
  searchText: SearchText
  /** The `href` among `files` of an image for cards. */
  thumbnail: string | null
  missingSubjects: MissingSubjects
  formerPlace?: FormerPlace
  /** The state of a version that is new here and not restored; null or missing: it is published. */
  unpublishedAs?: UnpublishedState | null
}

export type StoreOutcome = 'created' | 'updated' | 'unchanged'

export interface StoredItem {
  outcome: StoreOutcome
  contentItemId: ContentId
  volume: number
  publicationId: number
}

export interface StoredVersion extends StoredItem {
  articleId: ArticleId
  versionId: VersionId
  versionNumber: number
}
