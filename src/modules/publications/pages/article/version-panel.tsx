import { Link } from 'react-router'
import { formatFileSize } from '../../../../core/text/file-size.ts'
import { PublishedDate } from '../../../sites/components/published-date.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { PeerReviewBadge } from '../../components/status-badge.tsx'
import { VersionReason } from '../../components/version-reason.tsx'
import { comparisonPath, itemPath } from '../../domain/content/address.ts'
import type { ArticleForReading } from '../../domain/content/for-reading.ts'
import { decisionsIn } from '../../domain/peer-review/review-grid.ts'
import { DecisionsMeaning } from './decisions-meaning.tsx'
import type { presentMissing, ShownReview } from './present-review.ts'
import { ReviewOverview } from './review-overview.tsx'
import styles from './version-panel.module.css'

type ShownArticle = Pick<ArticleForReading, 'volume' | 'publicationId' | 'versionNumber' | 'doi' | 'source' | 'pdf' | 'versions'> & {
  review: Pick<ArticleForReading['review'], 'versions'>
}

interface EditorialMode {
  labels: readonly { versionNumber: number; label: string }[]
  change: { path: string; label: string } | null
}

interface VersionPanelProps {
  article: ShownArticle
  review: ShownReview | null
  /** The details for staff; null for readers. */
  editorial: EditorialMode | null
  missing: ReturnType<typeof presentMissing>
}

/** The sidebar's list of versions, with their status, reviewers' recommendations and downloads. */
export function VersionPanel({ article, review, editorial, missing }: VersionPanelProps) {
  const { language, t } = useText()
  const { pdf, source } = article
  const downloads = [
    ...(pdf === null ? [] : [{ label: t('article-pdf'), file: pdf }]),
    ...(source === null ? [] : [{ label: t('article-xml'), file: source }]),
  ]
  return (
    <>
      {missing && (
        <section className={styles.missing} aria-labelledby="missing-parts">
          <h2 id="missing-parts">{missing.title}</h2>
          {missing.parts.length > 0 && (
            <ul>
              {missing.parts.map(part => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          )}
          <p>{missing.text}</p>
        </section>
      )}
      <Versions article={article} editorial={editorial} />
      {review && <ReviewOverview review={review} />}
      {review && <DecisionsMeaning passRule={review.passRule} decisions={decisionsIn(review.grid)} />}
      {article.doi && (
        <section aria-labelledby="identifier">
          <h2 id="identifier">DOI</h2>
          <p className={styles.doi}>
            <a href={`https://doi.org/${article.doi}`}>{article.doi}</a>
          </p>
        </section>
      )}
      {downloads.length > 0 && (
        <section aria-labelledby="downloads">
          <h2 id="downloads">{t('downloads')}</h2>
          {downloads.map(({ label, file }) => (
            <p key={file.url}>
              <a href={file.url} download={file.name}>
                {label}
              </a>{' '}
              <span className={styles.size}>{formatFileSize(file.bytes, language)}</span>
            </p>
          ))}
        </section>
      )}
    </>
  )
}

function Versions({ article, editorial }: Pick<VersionPanelProps, 'article' | 'editorial'>) {
  const { t } = useText()
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{t('versions')}</h2>
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
                <PeerReviewBadge says={review?.label ?? null} />
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
      {editorial?.change && (
        <p>
          <Link to={editorial.change.path}>{editorial.change.label}</Link>
        </p>
      )}
    </section>
  )
}
