import type { EditorialStatus } from '../../domain/peer-review/editorial-status.ts'
import { statusLozenge } from '../../domain/peer-review/status-lozenge.ts'
import styles from './status-lozenge.module.css'

/** How far a version's peer review has come; nothing where that is not known. */
export function StatusLozenge({ status }: { status: EditorialStatus | null }) {
  const label = statusLozenge(status)
  if (label === null) return null
  return (
    <span className={styles.lozenge} data-status={label}>
      {label}
    </span>
  )
}
