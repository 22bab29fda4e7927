import { Link } from 'react-router'
import { PublishedDate } from '../../../sites/components/published-date.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { DecisionMark, decisionWord } from '../../components/decision.tsx'
import type { ReviewerColumn, ReviewerReport } from '../../domain/peer-review/review-grid.ts'
import { NoticeOfReview } from './notice-of-review.tsx'
import type { ShownReview } from './present-review.ts'
import { ReviewGrid } from './review-grid.tsx'
import styles from './review-overview.module.css'

interface ReviewOverviewProps {
  review: ShownReview
  /** The report whose own page this is. */
  current?: number
}

/** An overview of an article's review: the grid, then each reviewer with every report, then the editors' documents. */
export function ReviewOverview({ review: { notice, grid, others }, current }: ReviewOverviewProps) {
  const { t } = useText()
  return (
    <section aria-labelledby="reviewer-status">
      <h2 id="reviewer-status">{t('reviewer-status')}</h2>
      <NoticeOfReview notice={notice} />
      <ReviewGrid grid={grid} current={current} />
      {grid.reviewers.length > 0 && (
        <ol className={styles.reviewers}>
          {grid.reviewers.map(reviewer => (
            <Reviewer key={reviewer.number} reviewer={reviewer} current={current} />
          ))}
        </ol>
      )}
      <OtherDocuments documents={others} current={current} />
    </section>
  )
}

function Reviewer({
  reviewer: { number, names, affiliation, reports },
  current,
}: {
  reviewer: ReviewerColumn
  current: number | undefined
}) {
  const { t } = useText()
  const whose = t('reviewer-number', { number: String(number) })
  return (
    <li>
      <span className={names.length === 0 ? styles.unnamed : styles.name}>{names.join(', ') || t('anonymous-reviewer')}</span>
      {affiliation && <span className={styles.affiliation}>{affiliation}</span>}
      <ul className={styles.reports} aria-label={whose}>
        {reports.map(report => (
          <ReportLine key={report.id} report={report} whose={names.join(', ') || whose} isCurrent={report.id === current} />
        ))}
      </ul>
    </li>
  )
}

function ReportLine({ report, whose, isCurrent }: { report: ReviewerReport; whose: string; isCurrent: boolean }) {
  const { t } = useText()
  const { versionNumber, decision, published, responseCount, path } = report
  const version = t('version-number', { number: String(versionNumber) })
  const what = decision === null ? t('report') : t(decisionWord(decision))
  return (
    <li>
      {decision !== null && (
        <span className={styles.mark} aria-hidden="true">
          <DecisionMark decision={decision} />
        </span>
      )}
      <Link to={path} aria-current={isCurrent ? 'page' : undefined} aria-label={`${version}: ${what}, ${whose}`}>
        {version}: {what}
      </Link>
      {(published !== null || responseCount > 0) && (
        <span className={styles.facts}>
          {published !== null && <PublishedDate date={published} />}
          {published !== null && responseCount > 0 && ' · '}
          {responseCount > 0 && t('responses', { count: responseCount })}
        </span>
      )}
    </li>
  )
}

function OtherDocuments({ documents, current }: { documents: ShownReview['others']; current: number | undefined }) {
  const { t } = useText()
  if (documents.length === 0) return null
  return (
    <>
      <h3 className={styles.others}>{t('other-review-documents')}</h3>
      <ul className={styles.reports}>
        {documents.map(({ id, name, published, path }) => (
          <li key={id}>
            <Link to={path} aria-current={id === current ? 'page' : undefined}>
              {name}
            </Link>
            {published && (
              <span className={styles.facts}>
                <PublishedDate date={published} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
