import type { ArticleFile, MissingSubjects, StoredArticle } from '../../data/stored-article.ts'
import type { ArticleDocument, ImportWarning } from '../../domain/content/article-document.ts'
import { renderArticle } from '../../domain/document/html/render-article.ts'
import type { PresentedFile } from '../../domain/document/html/rendered-article.ts'
import { readSearchText } from '../../domain/document/search-text.ts'
import { citationText } from './citation-text.ts'

/** To be raised whenever the same document would give other HTML, so that stored versions are rendered anew. */
export const rendererVersion = '2'

/** Ids that the page around the text uses itself. */
const pageIds = ['content', 'peer-review', 'peer-review-title', 'versions', 'reports', 'identifier', 'downloads']

export interface ArticleForRendering {
  document: ArticleDocument
  warnings: readonly ImportWarning[]
  source: StoredArticle['source']
  /** By href as in the source. */
  files: ReadonlyMap<string, ArticleFile>
  presented: ReadonlyMap<string, PresentedFile>
  thumbnail: string | null
  missingSubjects: MissingSubjects
}

/** Renders an article once, for as long as it is stored. */
export function renderForStoring({ presented, ...article }: ArticleForRendering): StoredArticle {
  const { document } = article
  return {
    ...article,
    rendered: renderArticle(document, { resolveFile: href => presented.get(href) ?? null, reservedIds: pageIds }),
    rendererVersion,
    searchText: readSearchText(document),
    citationText: citationText(document.metadata),
  }
}
