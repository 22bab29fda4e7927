import type { ArticleDocument } from '../../../../document/article-document.ts'
import type { Row } from '../../../../document/difference/compare-documents.ts'
import type { DocumentOnPage } from '../../../../document/html/places.ts'

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
  /** The title of the newer version. */
  title: string
  language: string
  /** Changes whenever the compared content does. */
  comparedAs: string
  /** All versions, oldest first. */
  versions: { versionNumber: number; published: string | null }[]
  old: ComparedVersion
  new: ComparedVersion
  rows: Row[]
}
