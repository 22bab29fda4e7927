import { useText } from '../../../sites/text/text.tsx'
import styles from './preview-notice.module.css'

/** Over the page as it will be: that it is not published, and that no search engine may keep it. */
export function PreviewNotice() {
  const { t } = useText()
  return (
    <aside className={styles.notice} aria-label={t('preview')}>
      <meta name="robots" content="noindex" />
      <p>
        <strong>{t('preview')}</strong> {t('preview-text')}
      </p>
    </aside>
  )
}
