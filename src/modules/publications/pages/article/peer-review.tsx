import { Link } from 'react-router'
import { PublishedDate } from '../../../sites/components/published-date.tsx'
import { usePart } from '../../../sites/pages/parts.tsx'
import { ReadyHtml } from '../../../sites/pages/placeholders.tsx'
import { useText } from '../../../sites/text/text.tsx'
import { CiteButton } from '../../components/cite-button.tsx'
import { ExplainedDecision } from '../../components/decision.tsx'
import type { ArticleForReading } from '../../domain/content/for-reading.ts'
import type { ItemPartData } from '../item-parts.ts'
import { NoticeOfReview } from './notice-of-review.tsx'
import styles from './peer-review.module.css'
import type { ReviewNotice } from './present-review.ts'

interface PeerReviewProps {
  article: Pick<ArticleForReading, 'versionNumber' | 'reports'>
  notice: ReviewNotice | null
  placeholders: { anchor: string; name: string }[]
  html: Record<string, string> | null
  parts: ItemPartData
}

/** All reports on the version shown, each followed by the authors' responses. */
export function PeerReview({ article, notice, placeholders, html, parts }: PeerReviewProps) {
  const { language, t } = useText()
  const ReportAction = usePart('itemReportAction')
  const shown = placeholders.flatMap(placeholder =>
    article.reports.filter(report => report.anchor === placeholder.anchor).map(report => ({ ...placeholder, report })),
  )
  return (
    <section id="peer-review" className={styles.section} aria-labelledby="peer-review-title">
      <h2 id="peer-review-title" lang={language}>
        {t('open-peer-review')}
      </h2>
      <NoticeOfReview notice={notice} />
      {notice === null && shown.length === 0 && <p lang={language}>{t('no-reports-yet')}</p>}
      {shown.map(({ name, report }) => (
        <article key={report.id} id={report.anchor} className={styles.report} lang={report.language ?? undefined}>
          <p className={styles.facts} lang={language}>
            {report.decision && <ExplainedDecision decision={report.decision} />}
            {report.reviewedVersion !== article.versionNumber && <span>{t('on-version', { number: String(report.reviewedVersion) })}</span>}
            {report.published && <PublishedDate date={report.published} />}
            {report.doi && <a href={`https://doi.org/${report.doi}`}>https://doi.org/{report.doi}</a>}
            <Link to={report.ownPath}>
              {t('report-alone')}
              {report.reviewers.length > 0 && <span className="visually-hidden"> ({report.reviewers.join(', ')})</span>}
            </Link>
            <CiteButton citable={{ kind: 'report', id: report.id }} variant="quiet" />
            {ReportAction && <ReportAction parts={parts} reportId={report.id} />}
          </p>
          <ReadyHtml className="article-text report-text" name={name} html={html?.[name]} />
        </article>
      ))}
    </section>
  )
}
