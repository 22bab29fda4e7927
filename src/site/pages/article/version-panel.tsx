import { Link } from 'react-router'
import { itemPath } from '../../../domain/content/address.ts'
import type { ArticleForReading, ReportSummary } from '../../../domain/content/for-reading.ts'
import { formatFileSize } from '../../../domain/text/file-size.ts'
import { Decision } from '../../components/decision.tsx'
import { PublishedDate } from '../../components/published-date.tsx'
import { StatusLozenge } from '../../components/status-lozenge.tsx'
import { useText } from '../../text/text.tsx'
import { ReviewGrid } from './review-grid.tsx'
import styles from './version-panel.module.css'

/** Beside the text: every version with its reviewers' decisions, where to read each, and what to take away. */
export function VersionPanel({ article }: { article: Omit<ArticleForReading, 'html'> }) {
  const { language, say } = useText()
  const current = article.versions.find(version => version.versionNumber === article.versionNumber)
  return (
    <>
      <section aria-labelledby="versions">
        <h2 id="versions">{say('versions')}</h2>
        <ol className={styles.versions}>
          {[...article.versions].reverse().map(version => (
            <li key={version.versionNumber}>
              <Link to={itemPath('ARTICLE', article, version.versionNumber)} aria-current={version === current ? 'page' : undefined}>
                {say('version-number', { number: String(version.versionNumber) })}
              </Link>
              {version.published && <PublishedDate date={version.published} />}
              <StatusLozenge status={version.editorialStatus} />
            </li>
          ))}
        </ol>
      </section>
      <ReviewGrid versions={article.versions} />
      {current && current.reports.length > 0 && (
        <section aria-labelledby="reports">
          <h2 id="reports">{say('reports-on-this-version')}</h2>
          <ul className={styles.reports}>
            {current.reports.map(report => (
              <li key={report.id}>
                {report.decision && <Decision decision={report.decision} />}
                <ReportLink report={report} />
                {report.affiliation && <span className={styles.affiliation}>{report.affiliation}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {article.doi && (
        <section aria-labelledby="identifier">
          <h2 id="identifier">DOI</h2>
          <p className={styles.doi}>
            <a href={`https://doi.org/${article.doi}`}>{article.doi}</a>
          </p>
        </section>
      )}
      {article.source && (
        <section aria-labelledby="downloads">
          <h2 id="downloads">{say('downloads')}</h2>
          <p>
            <a href={article.source.url} download={article.source.name}>
              {say('article-xml')}
            </a>{' '}
            <span className={styles.size}>{formatFileSize(article.source.bytes, language)}</span>
          </p>
        </section>
      )}
    </>
  )
}

/** A reviewer's report goes by its reviewers; anything else, and a report by nobody named, by its title. */
function ReportLink({ report }: { report: ReportSummary }) {
  const { say } = useText()
  const names = report.reviewers.join(', ')
  if (names !== '' && (report.kind === 'reviewer-report' || report.titleHtml === '')) return <Link to={report.path}>{names}</Link>
  if (report.titleHtml === '') return <Link to={report.path}>{say('report')}</Link>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML with inline marks, made on import.
  return <Link to={report.path} dangerouslySetInnerHTML={{ __html: report.titleHtml }} />
}
