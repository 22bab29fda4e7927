import { useText } from '../../../sites/text/text.tsx'
import styles from './page.module.css'

/** Explains that readers do not see the page because it redirects. For pages that load the messages of `content-manager`. */
export function RedirectNotice({ href }: { href: string }) {
  const { t } = useText()
  return <p className={styles.leads}>{t('content-preview-leads', { address: href })}</p>
}
