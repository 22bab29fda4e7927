import { Link } from 'react-router'
import { itemPath } from '../../../domain/content/address.ts'
import type { ArticleForReading } from '../../../domain/content/for-reading.ts'
import { PublishedDate } from '../../components/published-date.tsx'
import styles from './version-notice.module.css'

/** Tells the reader of an older version that there is a newer one. */
export function VersionNotice({ article }: { article: Omit<ArticleForReading, 'html'> }) {
  const newest = article.versions.reduce((best, version) => (version.versionNumber > best.versionNumber ? version : best))
  if (newest.versionNumber === article.versionNumber) return null
  return (
    <aside className={styles.notice} aria-label="A newer version" lang="en">
      <p>
        You are reading version {article.versionNumber}. A newer version was published
        {newest.published && (
          <>
            {' on '}
            <PublishedDate date={newest.published} />
          </>
        )}
        . <Link to={itemPath('ARTICLE', article)}>Read version {newest.versionNumber}</Link>
      </p>
    </aside>
  )
}
