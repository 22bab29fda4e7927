import { type MessageKey, useText } from '../../sites/text/text.tsx'
import type { NewVersionReason } from '../domain/content/for-reading.ts'
import styles from './version-reason.module.css'

const messages: Record<NewVersionReason, MessageKey> = { REVISED: 'version-reason-REVISED', UPDATE: 'version-reason-UPDATE' }

/** The reason for a version (specification, reading.md section 4): revised after its review, or updated. */
export function VersionReason({ reason }: { reason: NewVersionReason | null }) {
  const { t } = useText()
  if (reason === null) return null
  return (
    <span className={styles.reason} data-reason={reason}>
      {t(messages[reason])}
    </span>
  )
}
