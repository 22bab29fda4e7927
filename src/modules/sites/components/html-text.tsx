import type { SafeHtml } from '../../../core/text/safe-html.ts'
import styles from './html-text.module.css'

/** Running text by editors. */
export function HtmlText({ html, lead = false }: { html: SafeHtml; lead?: boolean }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by domain/site-pages/page-html.
  return <div className={styles.text} data-lead={lead || undefined} dangerouslySetInnerHTML={{ __html: html }} />
}
