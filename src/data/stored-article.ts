/** What is stored of one version of an article. The use-case has parsed, rendered and put the files away before. */
import type { ArticleDocument, ImportWarning } from '../domain/content/article-document.ts'
import type { RenderedArticle } from '../domain/document/html/rendered-article.ts'

/** Plain text by scope (title, abstract, body, …), for the search index. */
export type SearchText = Readonly<Record<string, string>>

export const articleFileRoles = ['figure', 'media', 'supplement', 'formula', 'other'] as const
export type ArticleFileRole = (typeof articleFileRoles)[number]

/** A file that is in the file store. */
export interface StoredFile {
  sha256: string
  bytes: number
  mimeType: string
  /** Pixels, of pictures and videos. */
  width: number | null
  height: number | null
}

export interface ArticleFile extends StoredFile {
  /** Under which a reader saves it. */
  name: string
  role: ArticleFileRole
  label: string | null
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
  searchText: SearchText
  /** One of the specification's 28, where the heading or the JATS word tells. */
  articleType: string | null
  /** Null where the type is not known. */
  reviewable: boolean | null
  /** The article is reviewed in the open after publication, so that having no report means awaiting one. */
  openPeerReview: boolean
  title: string
  abstractText: string | null
  plainLanguageSummary: string | null
  citationText: string | null
  /** `href` of a picture for cards. */
  thumbnail: string | null
  /** Subject paths of the source that the platform's tree lacks. */
  missingSubjects: 'create' | 'skip'
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
