import type { ArticleDocument } from '../../domain/content/article-document.ts'
import type { WithheldReviewer } from '../../domain/peer-review/withheld-reviewer.ts'
import { withholdInSource } from '../../jats/withhold-in-source.ts'

export interface WrittenArticle {
  bytes: Uint8Array
  mimeType: string
  /** What the bytes say, the names withheld. */
  document: ArticleDocument
}

/** The file of an article that names these reviewers no more. What was never JATS is written as its document. */
export const withholdInFile = ({ bytes, mimeType, document }: WrittenArticle, withheld: readonly WithheldReviewer[]): Uint8Array =>
  mimeType === 'application/xml' ? withholdInSource(bytes, withheld) : new TextEncoder().encode(JSON.stringify(document))
