import type { ReactNode } from 'react'
import { useText } from '../../../sites/text/text.tsx'
import styles from './second-factor.module.css'

/** Recovery codes, which are shown this once. */
export function RecoveryCodes({ codes, children }: { codes: readonly string[]; children?: ReactNode }) {
  const { t } = useText()
  return (
    <section aria-labelledby="recovery-codes" className={styles.codes}>
      <h2 id="recovery-codes">{t('factor-codes-title')}</h2>
      <p>{t('factor-codes-text')}</p>
      <ol className={styles.list}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      {children}
    </section>
  )
}
