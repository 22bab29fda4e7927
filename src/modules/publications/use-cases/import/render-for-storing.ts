import type { ArticleDocument, ImportWarning } from '../../../../document/article-document.ts'
import type { PresentedFile } from '../../../../document/html/rendered-article.ts'
import { readSearchText } from '../../../../document/search-text.ts'
import type { Rendering } from '../../data/rendering.ts'
import type { ArticleFile, MissingSubjects, StoredArticle } from '../../data/stored-article.ts'
import { renderDocument, rendererVersion } from '../render-document.ts'

export interface ArticleForRendering {
  document: ArticleDocument
  warnings: readonly ImportWarning[]
  source: StoredArticle['source']
  /** By href as in the source. */
  files: ReadonlyMap<string, ArticleFile>
  credentials: ReadonlyMap<string, PresentedFile>
  thumbnail: string | null
  missingSubjects: MissingSubjects
  readerVersion: string
}

/** Renders an article once, for as long as it is stored. */
export function renderForStoring({ credentials, ...article }: ArticleForRendering): StoredArticle {
  return { ...article, ...renderings(article.document, credentials) }
}

/** All that is stored of a document ready made. @param credentials by href as in the source */
export function renderings(document: ArticleDocument, credentials: ReadonlyMap<string, PresentedFile>): Rendering {
  return {
    rendered: renderDocument(document, credentials),
    rendererVersion,
    searchText: readSearchText(document),
  }
}
