import { useText } from '../../text/text.tsx'
import styles from './preview-notice.module.css'

/** Over the page as it will be: that it is not published, and that no search engine may keep it. */
export function PreviewNotice() {
  const { say } = useText()
  return (
    <aside className={styles.notice} aria-label={say('preview')}>
      <meta name="robots" content="noindex" />
      <p>
        <strong>{say('preview')}</strong> {say('preview-text')}
      </p>
    </aside>
  )
}
