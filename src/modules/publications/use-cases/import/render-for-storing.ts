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
  /** Keyed by href as in the source. */
  files: ReadonlyMap<string, ArticleFile>
  presentedFiles: ReadonlyMap<string, PresentedFile>
  thumbnail: string | null
  missingSubjects: MissingSubjects
  readerVersion: string
}

/** Renders an article when it is stored, so that requests need not. */
export function renderForStoring({ presentedFiles, ...article }: ArticleForRendering): StoredArticle {
  return { ...article, ...renderings(article.document, presentedFiles) }
}

/** All stored HTML and text of a document. @param presentedFiles by href as in the source */
export function renderings(document: ArticleDocument, presentedFiles: ReadonlyMap<string, PresentedFile>): Rendering {
  return {
    rendered: renderDocument(document, presentedFiles),
    rendererVersion,
    searchText: readSearchText(document),
  }
}
