import { useText, withMessages } from '../../../sites/text/text.tsx'
import '../my/messages.ts'
import styles from './preview-notice.module.css'

/** Marks the page as an unpublished preview, which search engines must not index. */
export const PreviewNotice = withMessages(['my'], function Notice() {
  const { t } = useText()
  return (
    <aside className={styles.notice} aria-label={t('preview')}>
      <meta name="robots" content="noindex" />
      <p>
        <strong>{t('preview')}</strong> {t('preview-text')}
      </p>
    </aside>
  )
})
