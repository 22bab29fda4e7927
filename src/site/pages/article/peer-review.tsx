import { Link } from 'react-router'
import type { ArticleForReading } from '../../../domain/content/for-reading.ts'
import type { PeerReviewNotice } from '../../../domain/peer-review/article-peer-review.ts'
import { CiteButton } from '../../components/cite-button.tsx'
import { Decision } from '../../components/decision.tsx'
import { PublishedDate } from '../../components/published-date.tsx'
import { ReadyHtml } from '../../slots.tsx'
import { useText } from '../../text/text.tsx'
import { NoticeOfReview } from './notice-of-review.tsx'
import styles from './peer-review.module.css'
import { nameOfReport } from './report-name.tsx'

interface PeerReviewProps {
  article: Omit<ArticleForReading, 'html'>
  notice: PeerReviewNotice | null
  slots: { anchor: string; name: string }[]
  html: Record<string, string> | null
}

/** Whether there is anything to say of an article's review. */
export const hasPeerReview = ({ reports, versions }: PeerReviewProps['article'], notice: PeerReviewNotice | null): boolean =>
  notice !== null || reports.length > 0 || versions.some(version => version.reports.length > 0)

/** All reports on the version being read, each with the authors' answers beneath it. */
export function PeerReview({ article, notice, slots, html }: PeerReviewProps) {
  const text = useText()
  const { language, say } = text
  const shown = slots.flatMap(slot => article.reports.filter(report => report.anchor === slot.anchor).map(report => ({ ...slot, report })))
  return (
    <section id="peer-review" className={styles.section} aria-labelledby="peer-review-title">
      <h2 id="peer-review-title" lang={language}>
        {say('open-peer-review')}
      </h2>
      {notice && <NoticeOfReview notice={notice} />}
      {notice === null && shown.length === 0 && <p lang={language}>{say('no-reports-yet')}</p>}
      {shown.map(({ name, report }) => (
        <article key={report.id} id={report.anchor} className={styles.report} lang={report.language ?? undefined}>
          <p className={styles.facts} lang={language}>
            {report.decision && <Decision decision={report.decision} />}
            {report.reviewedVersion !== article.versionNumber && (
              <span>{say('on-version', { number: String(report.reviewedVersion) })}</span>
            )}
            {report.published && <PublishedDate date={report.published} />}
            {report.doi && <a href={`https://doi.org/${report.doi}`}>{report.doi}</a>}
            <Link to={report.ownPath} aria-label={`${say('report-alone')}: ${nameOfReport(text, report)}`}>
              {say('report-alone')}
            </Link>
            <CiteButton citable={{ kind: 'report', id: report.id }} variant="quiet" />
          </p>
          <ReadyHtml className="article-text report-text" name={name} html={html?.[name]} />
        </article>
      ))}
    </section>
  )
}
