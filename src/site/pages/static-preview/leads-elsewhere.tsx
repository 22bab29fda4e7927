import { useText } from '../../text/text.tsx'
import styles from './page.module.css'

/** Over a page that readers do not see, since it leads them elsewhere. For pages with the words `content-manager`. */
export function LeadsElsewhere({ address }: { address: string }) {
  const { say } = useText()
  return <p className={styles.leads}>{say('content-preview-leads', { address })}</p>
}
