import type { EditorialStatus } from '../../../document/peer-review/editorial-statuses.ts'
import { type MessageKey, useText } from '../../sites/text/text.tsx'
import { type ReviewBadge, statusBadge } from '../domain/peer-review/status-badge.ts'
import styles from './status-badge.module.css'

const messages: Record<ReviewBadge, MessageKey> = {
  'not peer reviewed': 'status-not-peer-reviewed',
  'awaiting peer review': 'status-awaiting-peer-review',
  'undergoing peer review': 'status-undergoing-peer-review',
  'passed peer review': 'status-passed-peer-review',
  'peer review discontinued': 'status-peer-review-discontinued',
}

/** The status of a version's peer review; nothing where it is unknown. */
export function StatusBadge({ status }: { status: EditorialStatus | null }) {
  return <PeerReviewBadge says={statusBadge(status)} />
}

export function PeerReviewBadge({ says }: { says: ReviewBadge | null }) {
  const { t } = useText()
  if (says === null) return null
  return (
    <span className={styles.badge} data-status={says}>
      {t(messages[says])}
    </span>
  )
}
