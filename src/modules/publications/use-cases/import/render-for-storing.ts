import type { ArticleDocument, ImportWarning } from '../../../../document/article-document.ts'
import type { DisplayedFile } from '../../../../document/html/rendered-article.ts'
import { readSearchText } from '../../../../document/search-text.ts'
import type { Rendering } from '../../data/rendering.ts'
import type { ArticleFile, MissingSubjects, StoredArticle } from '../../data/stored-article.ts'
import { renderDocument, rendererVersion } from '../render-document.ts'

export interface ArticleForRendering {
  document: ArticleDocument
  warnings: readonly ImportWarning[]
  source: StoredArticle['source']
  /** Keyed by href as in the source. */
  files: ReadonlyMap<string, ArticleFile>
  displayedFiles: ReadonlyMap<string, DisplayedFile>
  thumbnail: string | null
  missingSubjects: MissingSubjects
  readerVersion: string
}

/** Renders an article when it is stored, so that requests need not. */
export function renderForStoring({ displayedFiles, ...article }: ArticleForRendering): StoredArticle {
  return { ...article, ...renderings(article.document, displayedFiles) }
}

/** All stored HTML and text of a document. @param displayedFiles by href as in the source */
export function renderings(document: ArticleDocument, displayedFiles: ReadonlyMap<string, DisplayedFile>): Rendering {
  return {
    rendered: renderDocument(document, displayedFiles),
    rendererVersion,
    searchText: readSearchText(document),
  }
}
