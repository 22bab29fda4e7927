import { Link } from 'react-router'
import { PublishedDate } from '../../../sites/components/published-date.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { PeerReviewBadge } from '../../components/status-badge.tsx'
import { VersionReason } from '../../components/version-reason.tsx'
import type { ArticleForReading } from '../../domain/content/for-reading.ts'
import { comparisonPath, itemPath } from '../../domain/content/item-path.ts'
import type { PublicationLabels } from './publication-labels.ts'
import styles from './version-list.module.css'

interface VersionListProps {
  article: Pick<ArticleForReading, 'volume' | 'publicationId' | 'versionNumber' | 'versions'> & {
    details: Pick<PublicationLabels, 'removed'>
    review: Pick<ArticleForReading['review'], 'versions'>
  }
  /** The labels for staff; null for readers. */
  editorial: { labels: readonly { versionNumber: number; label: string }[] } | null
}

/** All versions, newest first, with the state of their review; of a retracted article this says so instead. */
export function VersionList({ article, editorial }: VersionListProps) {
  const { t } = useText()
  const { removed } = article.details
  return (
    <ol className={styles.versions}>
      {[...article.versions].reverse().map((version, position, all) => {
        const older = all[position + 1]
        const review = article.review.versions.find(({ versionNumber }) => versionNumber === version.versionNumber)
        return (
          <li key={version.versionNumber}>
            <Link
              to={itemPath('ARTICLE', article, version.versionNumber)}
              aria-current={version.versionNumber === article.versionNumber ? 'page' : undefined}
            >
              {t('version-number', { number: String(version.versionNumber) })}
            </Link>
            {version.published && <PublishedDate date={version.published} />}
            <p className={styles.badges}>
              <VersionReason reason={version.newVersionReason} />
              {removed !== null ? <span className={styles.removed}>{removed}</span> : <PeerReviewBadge says={review?.label ?? null} />}
              {editorial?.labels.flatMap(own =>
                own.versionNumber === version.versionNumber ? <span key={own.label}>{own.label}</span> : [],
              )}
              {older !== undefined && (
                <Link to={comparisonPath(article, { old: older.versionNumber, new: version.versionNumber })}>{t('what-changed')}</Link>
              )}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
