import { Link } from 'react-router'
import { comparisonPath, itemPath } from '../../../domain/content/address.ts'
import type { ArticleForReading } from '../../../domain/content/for-reading.ts'
import { PublishedDate } from '../../components/published-date.tsx'
import { useText } from '../../text/text.tsx'
import styles from './version-notice.module.css'

type VersionNoticeProps = Pick<ArticleForReading, 'volume' | 'publicationId' | 'versionNumber'> & {
  versions: Pick<ArticleForReading['versions'][number], 'versionNumber' | 'published'>[]
}

/** Tells the reader of an older version that there is a newer one. */
export function VersionNotice({ article }: { article: VersionNoticeProps }) {
  const { language, say, put } = useText()
  const newest = article.versions.reduce((best, version) => (version.versionNumber > best.versionNumber ? version : best))
  if (newest.versionNumber === article.versionNumber) return null
  return (
    <aside className={styles.notice} aria-label={say('a-newer-version')} lang={language}>
      <p>
        {newest.published === null
          ? say('older-version-notice', { number: String(article.versionNumber) })
          : put('older-version-notice-dated', { number: article.versionNumber, date: <PublishedDate date={newest.published} /> })}{' '}
        <Link to={itemPath('ARTICLE', article)}>{say('read-version', { number: String(newest.versionNumber) })}</Link>{' '}
        <Link to={comparisonPath(article, { old: article.versionNumber, new: newest.versionNumber })}>{say('what-changed')}</Link>
      </p>
    </aside>
  )
}
