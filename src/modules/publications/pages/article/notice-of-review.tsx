import { useText } from '../../../sites/text/text.tsx'
import styles from './notice-of-review.module.css'
import type { ReviewNotice } from './present-review.ts'

/** The notice about a review beside its reports, or instead of them. */
export function NoticeOfReview({ notice }: { notice: ReviewNotice | null }) {
  const { language } = useText()
  if (notice === null) return null
  return (
    <p className={styles.notice} data-failure={notice.isFailure || undefined} lang={language}>
      {notice.words}
    </p>
  )
}
