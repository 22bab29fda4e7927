import { useText } from '../../../sites/text/text.tsx'
import styles from './page.module.css'

/** Over a page that readers do not see, since it leads them elsewhere. For pages with the words `content-manager`. */
export function RedirectNotice({ address }: { address: string }) {
  const { t } = useText()
  return <p className={styles.leads}>{t('content-preview-leads', { address })}</p>
}
