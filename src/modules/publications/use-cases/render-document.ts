import { href } from '../../../core/http/href.ts'
import type { Language } from '../../../core/text/languages.ts'
import type { ArticleDocument } from '../../../document/article-document.ts'
import { renderArticle } from '../../../document/html/render-article.ts'
import type { DisplayedFile, RenderedArticle } from '../../../document/html/rendered-article.ts'

/** Must be raised whenever the same document would give other HTML or other text to search, so that stored versions are rendered again. */
export const rendererVersion = '14'

/** The language of the labels in stored HTML. */
export const storedLanguage: Language = 'en'

/** Ids that the page around the text uses itself. */
export const pageIds = [
  'content',
  'about-this-article',
  'peer-review',
  'peer-review-title',
  'versions',
  'reports',
  'reviewer-status',
  'missing-parts',
  'identifier',
  'downloads',
  'associated-content',
  'gateways-of-item',
]

/** Renders an article for its page: the same document gets the same ids in every language. `files` by href as in the source. */
export function renderDocument(
  document: ArticleDocument,
  files: ReadonlyMap<string, DisplayedFile>,
  language: Language = storedLanguage,
): RenderedArticle {
  return renderArticle(document, {
    language,
    resolveFile: href => files.get(href) ?? null,
    reservedIds: pageIds,
    worksOf: name => `${href('/browse')}?${new URLSearchParams({ n0: 'authors', v0: name })}`,
  })
}
