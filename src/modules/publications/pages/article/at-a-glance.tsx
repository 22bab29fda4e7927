import { useText } from '../../../sites/text/text.tsx'
import type { ArticleForReading } from '../../domain/content/for-reading.ts'
import styles from './at-a-glance.module.css'
import type { ShownReview } from './present-review.ts'
import type { PublicationLabels } from './publication-labels.ts'
import { ReviewGrid } from './review-grid.tsx'
import { VersionList } from './version-list.tsx'

interface AtAGlanceProps {
  article: Pick<ArticleForReading, 'volume' | 'publicationId' | 'versionNumber' | 'versions'> & {
    details: ArticleForReading['details'] & PublicationLabels
    review: Pick<ArticleForReading['review'], 'versions'>
  }
  review: ShownReview | null
}

/**
 * This is shown on small screens, where the sidebar comes after the text: versions, peer review and citation, in a line that opens before
 * the abstract.
 */
export function AtAGlance({ article, review }: AtAGlanceProps) {
  const { language, t } = useText()
  const { details } = article
  return (
    <details className={styles.glance} lang={language}>
      <summary>{details.glance}</summary>
      <div className={styles.parts}>
        <VersionList article={article} editorial={null} />
        {review && review.grid.reviewers.length > 0 && (
          <div>
            <p className={styles.label}>{t('reviewer-status')}</p>
            <ReviewGrid grid={review.grid} />
            <p>
              <a href="#peer-review">{t('open-peer-review')}</a>
            </p>
          </div>
        )}
        <div>
          <p className={styles.label}>{details.howToCite}</p>
          <p lang="en">{details.citation}</p>
        </div>
      </div>
    </details>
  )
}
