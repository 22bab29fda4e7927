import type { ArticleDocument } from '../../../../document/article-document.ts'
import { anonymiseInSource } from '../../../../document/jats/read/anonymise-in-source.ts'
import type { AnonymisedReviewer } from '../../../../document/peer-review/anonymised-reviewer.ts'

export interface WrittenArticle {
  bytes: Uint8Array
  mimeType: string
  /** The content of the bytes, with the names anonymised. */
  document: ArticleDocument
}

/** The file of an article without the names of these reviewers. A source that was not JATS is written as its document. */
export const anonymiseInFile = ({ bytes, mimeType, document }: WrittenArticle, anonymised: readonly AnonymisedReviewer[]): Uint8Array =>
  mimeType === 'application/xml' ? anonymiseInSource(bytes, anonymised) : new TextEncoder().encode(JSON.stringify(document))
