import type { PeerReviewNotice } from '../../../domain/peer-review/article-peer-review.ts'
import { type MessageKey, useText } from '../../text/text.tsx'
import styles from './notice-of-review.module.css'

const words: Record<PeerReviewNotice, MessageKey> = {
  'reports-cannot-be-loaded': 'peer-review-not-available',
  'reviewers-cannot-be-loaded': 'reviewer-information-not-available',
  'not-shown': 'peer-review-not-shown',
  'not-reviewed': 'peer-review-not-reviewed',
  preprint: 'peer-review-preprint',
  'faculty-review': 'peer-review-faculty',
  awaiting: 'peer-review-awaiting',
  'no-reports': 'peer-review-no-reports',
  'on-other-versions': 'peer-review-on-other-versions',
}

const isFailure = (notice: PeerReviewNotice): boolean => notice === 'reports-cannot-be-loaded' || notice === 'reviewers-cannot-be-loaded'

/** What is to be said of a review beside its reports, or in their place. */
export function NoticeOfReview({ notice }: { notice: PeerReviewNotice }) {
  const { language, say } = useText()
  return (
    <p className={styles.notice} data-notice={notice} data-failure={isFailure(notice) || undefined} lang={language}>
      {say(words[notice])}
    </p>
  )
}
