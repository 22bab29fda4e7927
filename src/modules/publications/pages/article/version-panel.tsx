import { Link } from 'react-router'
import { formatFileSize } from '../../../../core/text/file-size.ts'
import { useText } from '../../../sites/text/text.tsx'
import type { ArticleForReading } from '../../domain/content/for-reading.ts'
import { decisionsIn } from '../../domain/peer-review/review-grid.ts'
import { DecisionsMeaning } from './decisions-meaning.tsx'
import type { presentMissing, ShownReview } from './present-review.ts'
import type { PublicationLabels } from './publication-labels.ts'
import { ReviewOverview } from './review-overview.tsx'
import { VersionList } from './version-list.tsx'
import styles from './version-panel.module.css'

type ShownArticle = Pick<ArticleForReading, 'volume' | 'publicationId' | 'versionNumber' | 'doi' | 'source' | 'pdf' | 'versions'> & {
  details: Pick<PublicationLabels, 'removed'>
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
            <a href={`https://doi.org/${article.doi}`}>https://doi.org/{article.doi}</a>
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
  // A journal without versions and open review has nothing to list.
  if (article.versions.length < 2 && article.review.versions.every(({ label }) => label === null) && editorial === null) return null
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{t('versions')}</h2>
      <VersionList article={article} editorial={editorial} />
      {editorial?.change && (
        <p>
          <Link to={editorial.change.path}>{editorial.change.label}</Link>
        </p>
      )}
    </section>
  )
}
