import type { SafeHtml } from '../../../core/text/safe-html.ts'
import styles from './admin-bar.module.css'

export interface StaffBarContent {
  label: string
  /** A list of links, only to what the user may do. Made on the server, since readers need no code for it. */
  html: SafeHtml
}

/** The links of staff to their work on a publication, above it. */
export function StaffBar({ staff: { label, html } }: { staff: StaffBarContent }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML by its type.
  return <aside className={styles.bar} aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />
}
