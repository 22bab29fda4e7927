import arrowLeft from '@tabler/icons/outline/arrow-left.svg?raw'
import { Link, useLoaderData } from 'react-router'
import { Icon } from '../../../../ui/icon.tsx'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { PageMetadata } from '../../../sites/components/page-metadata.tsx'
import { PublishedDate } from '../../../sites/components/published-date.tsx'
import { usePart } from '../../../sites/pages/parts.tsx'
import { ReadyHtml } from '../../../sites/pages/placeholders.tsx'
import { ExplainedDecision } from '../../components/decision.tsx'
import { ItemActions } from '../../components/item-actions.tsx'
import { NoticeLine } from '../../components/notice-line.tsx'
import { itemPath } from '../../domain/content/item-path.ts'
import '../../components/document/article.css'
import { useText } from '../../../sites/text/text.tsx'
import { decisionsIn } from '../../domain/peer-review/review-grid.ts'
import { DecisionsMeaning } from '../article/decisions-meaning.tsx'
import { NoticeOfReview } from '../article/notice-of-review.tsx'
import { ReviewOverview } from '../article/review-overview.tsx'
import type { loader } from './load.ts'
import styles from './page.module.css'

/** The page of a single report (specification, reading.md section 2.1), with a link back to all of them. */
export function ReportPage() {
  const { t } = useText()
  const { title, report, article, notice, head, names, placeholder, html, review, share, parts } = useLoaderData<typeof loader>()
  const Action = usePart('reportAction')
  const Panels = usePart('reportPanels')
  const version = itemPath('ARTICLE', article, article.versionNumber)
  return (
    <main id="content" className={styles.page}>
      <PageHead
        title={`${title}: ${article.title}`}
        description={`${title}: ${article.title}`}
        path={report.ownPath}
        kind="article"
        picture={head.picture}
      />
      <PageMetadata {...head} />
      <div className={styles.breadcrumbs}>
        <PageBreadcrumbs title={title} names={names} />
      </div>
      <article className={styles.report}>
        <NoticeLine notice={notice} to={version} />
        <p>
          <Link className={styles.back} to={`${version}#peer-review`}>
            <Icon svg={arrowLeft} size={18} />
            {t('back-to-all-reports')}
          </Link>
        </p>
        <header className={styles.header}>
          <p className={styles.kicker}>{t('open-peer-review')}</p>
          <h1>{title}</h1>
          <p className={styles.reviewed}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML with inline marks, made on import. */}
            <Link to={version} lang={article.language} dangerouslySetInnerHTML={{ __html: article.titleHtml }} />
          </p>
          <p className={styles.facts}>
            {report.decision && <ExplainedDecision decision={report.decision} />}
            <span>{t('on-version', { number: String(report.reviewedVersion) })}</span>
            {report.published && <PublishedDate date={report.published} />}
            {report.doi && <a href={`https://doi.org/${report.doi}`}>https://doi.org/{report.doi}</a>}
            {report.responseCount > 0 && <span>{t('responses', { count: report.responseCount })}</span>}
          </p>
        </header>
        <div className={styles.actions}>
          <ItemActions citable={{ kind: 'report', id: report.id }} share={share} downloads={[]}>
            {parts && Action && <Action parts={parts} reportId={report.id} />}
          </ItemActions>
        </div>
        {review && <NoticeOfReview notice={review.notice} />}
        <h2 className="visually-hidden">{t('report')}</h2>
        <div lang={report.language ?? article.language}>
          <ReadyHtml key={placeholder} className="article-text report-text" name={placeholder} html={html ?? undefined} />
        </div>
      </article>
      <aside className={styles.side} aria-label={t('about-this-article')}>
        {review && <ReviewOverview review={{ ...review, notice: null }} current={report.id} />}
        {review && <DecisionsMeaning passRule={review.passRule} decisions={decisionsIn(review.grid)} />}
        {Panels && <Panels reportId={report.id} article={article} />}
      </aside>
    </main>
  )
}
