import type { EditorialStatus } from '../../domain/peer-review/editorial-status.ts'
import { type Lozenge, statusLozenge } from '../../domain/peer-review/status-lozenge.ts'
import { type MessageKey, useText } from '../text/text.tsx'
import styles from './status-lozenge.module.css'

const messages: Record<Lozenge, MessageKey> = {
  'not peer reviewed': 'status-not-peer-reviewed',
  'awaiting peer review': 'status-awaiting-peer-review',
  'undergoing peer review': 'status-undergoing-peer-review',
  'passed peer review': 'status-passed-peer-review',
  'peer review discontinued': 'status-peer-review-discontinued',
}

/** How far a version's peer review has come; nothing where that is not known. */
export function StatusLozenge({ status }: { status: EditorialStatus | null }) {
  return <PeerReviewLozenge says={statusLozenge(status)} />
}

export function PeerReviewLozenge({ says }: { says: Lozenge | null }) {
  const { t } = useText()
  if (says === null) return null
  return (
    <span className={styles.lozenge} data-status={says}>
      {t(messages[says])}
    </span>
  )
}
