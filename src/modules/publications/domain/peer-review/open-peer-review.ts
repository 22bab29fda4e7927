import type { ArticleDocument } from '../../../../document/article-document.ts'
import { blockText } from '../../../../document/text.ts'

/**
 * Whether an article is reviewed openly after publication, so that having no report yet means awaiting one: it has reviewers' reports, its
 * version has a publisher's number, or a note beside its title mentions its reviewers (as F1000's does).
 */
export function isOpenlyReviewed({ metadata, peerReview }: Pick<ArticleDocument, 'metadata' | 'peerReview'>): boolean {
  return (
    peerReview.some(({ kind }) => kind === 'reviewer-report') ||
    /^v?(ersion )?\d+(\.\d+)*$/i.test(metadata.versionLabel ?? '') ||
    (metadata.statedReview !== undefined && metadata.statedReview.status !== 'PUBLISHED') ||
    /\b(peer review|referees?)\b.*:/i.test(blockText(metadata.titleNotes))
  )
}
