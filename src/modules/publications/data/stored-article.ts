/** What is stored of one version of an article. The use-case has parsed, rendered and put the files away before. */

import type { ArticleDocument, ImportWarning } from '../../../document/article-document.ts'
import type { RenderedArticle } from '../../../document/html/rendered-article.ts'
import type { SearchText } from '../../../document/search-text.ts'
import type { ArticleIdentifier } from '../domain/content/export-manifest.ts'
import type { UnpublishedState } from '../domain/content/unpublished-state.ts'

export const articleFileRoles = ['figure', 'media', 'supplement', 'formula', 'other'] as const
export type ArticleFileRole = (typeof articleFileRoles)[number]

/** A file that is in the file store. */
export interface StoredFile {
  sha256: string
  bytes: number
  mimeType: string
  /** Pixels, of images and videos. */
  width: number | null
  height: number | null
}

export interface ArticleFile extends StoredFile {
  /** Under which a reader saves it. */
  name: string
  role: ArticleFileRole
  label: string | null
}

/** Subject paths of the source that the tree of subjects lacks: grow the tree, or leave them to the metadata alone. */
export type MissingSubjects = 'create' | 'skip'

/** What an article was in the library that it is restored from: that counts for more than what its source says. */
export interface FormerPlace {
  volume: number
  publicationId: number
  /** By what it was known; the source may name others, which another article had first. */
  identifiers: readonly ArticleIdentifier[]
  /** False where nobody but editors and authors may see the article. */
  isPublic: boolean
  /** How far this version is, where it is not published; null where it is. */
  preCompletionStatus: string | null
}

export interface StoredArticle {
  document: ArticleDocument
  warnings: readonly ImportWarning[]
  source: StoredFile & { name: string }
  /** By `href` as in the source. */
  files: ReadonlyMap<string, ArticleFile>
  rendered: RenderedArticle
  /** Changes whenever the same document would give other HTML. */
  rendererVersion: string
  /** Changes whenever the same source would give another document. */
  readerVersion: string
  searchText: SearchText
  /** `href` among `files` of an image for cards. */
  thumbnail: string | null
  missingSubjects: MissingSubjects
  formerPlace?: FormerPlace
  /** How far a version is that is new here and has no former place; null, or left out: it is published. */
  unpublishedAs?: UnpublishedState | null
}

export type StoreOutcome = 'created' | 'updated' | 'unchanged'

export interface StoredItem {
  outcome: StoreOutcome
  contentItemId: number
  volume: number
  publicationId: number
}

export interface StoredVersion extends StoredItem {
  articleId: number
  versionId: number
  versionNumber: number
}
