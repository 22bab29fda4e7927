import type { SafeHtml } from '../../../../core/text/safe-html.ts'
import styles from './page-blocks.module.css'

/** Running text of a CMS page. */
export function PageText({ html }: { html: SafeHtml }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by domain/site-pages/page-html.
  return <div className={`rich-text ${styles.text}`} dangerouslySetInnerHTML={{ __html: html }} />
}
