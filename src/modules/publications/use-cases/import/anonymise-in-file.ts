import type { ArticleDocument } from '../../../../document/article-document.ts'
import { anonymiseInSource } from '../../../../document/jats/read/anonymise-in-source.ts'
import type { AnonymisedReviewer } from '../../../../document/peer-review/anonymised-reviewer.ts'

export interface WrittenArticle {
  bytes: Uint8Array
  mimeType: string
  /** What the bytes say, the names anonymised. */
  document: ArticleDocument
}

/** The file of an article that names these reviewers no more. What was never JATS is written as its document. */
export const anonymiseInFile = ({ bytes, mimeType, document }: WrittenArticle, anonymised: readonly AnonymisedReviewer[]): Uint8Array =>
  mimeType === 'application/xml' ? anonymiseInSource(bytes, anonymised) : new TextEncoder().encode(JSON.stringify(document))
