import { Link } from 'react-router'
import { comparisonPath, itemPath } from '../../../domain/content/address.ts'
import type { ArticleForReading, ArticlePart } from '../../../domain/content/for-reading.ts'
import type { PeerReviewNotice } from '../../../domain/peer-review/article-peer-review.ts'
import { formatFileSize } from '../../../domain/text/file-size.ts'
import { PublishedDate } from '../../components/published-date.tsx'
import { StatusLozenge } from '../../components/status-lozenge.tsx'
import { VersionReason } from '../../components/version-reason.tsx'
import { type MessageKey, useText } from '../../text/text.tsx'
import { DecisionsMeaning } from './decisions-meaning.tsx'
import { ReviewOverview } from './review-overview.tsx'
import styles from './version-panel.module.css'

interface VersionPanelProps {
  article: Omit<ArticleForReading, 'html'>
  notice: PeerReviewNotice | null
}

/** Beside the text: every version with its status, its reviewers' decisions, and what to take away. */
export function VersionPanel({ article, notice }: VersionPanelProps) {
  const { language, say } = useText()
  return (
    <>
      <MissingParts missing={article.missing} />
      <Versions article={article} />
      <ReviewOverview article={article} notice={notice} />
      {article.versions.some(version => version.reports.length > 0) && <DecisionsMeaning />}
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

function Versions({ article }: { article: Omit<ArticleForReading, 'html'> }) {
  const { say } = useText()
  return (
    <section aria-labelledby="versions">
      <h2 id="versions">{say('versions')}</h2>
      <ol className={styles.versions}>
        {[...article.versions].reverse().map((version, position, all) => {
          const older = all[position + 1]
          return (
            <li key={version.versionNumber}>
              <Link
                to={itemPath('ARTICLE', article, version.versionNumber)}
                aria-current={version.versionNumber === article.versionNumber ? 'page' : undefined}
              >
                {say('version-number', { number: String(version.versionNumber) })}
              </Link>
              {version.published && <PublishedDate date={version.published} />}
              <p className={styles.badges}>
                <VersionReason reason={version.newVersionReason} />
                <StatusLozenge status={version.editorialStatus} />
                {older !== undefined && (
                  <Link to={comparisonPath(article, { old: older.versionNumber, new: version.versionNumber })}>{say('what-changed')}</Link>
                )}
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** What peer review's own section does not say itself. */
const messages: Partial<Record<ArticlePart, MessageKey>> = {
  versions: 'versions-not-available',
  downloads: 'downloads-not-available',
  gateways: 'gateways-not-available',
  words: 'labels-not-available',
}

function MissingParts({ missing }: { missing: readonly ArticlePart[] }) {
  const { say } = useText()
  const said = missing.flatMap(part => messages[part] ?? [])
  if (missing.length === 0) return null
  return (
    <section className={styles.missing} aria-labelledby="missing-parts">
      <h2 id="missing-parts">{say('part-missing-title')}</h2>
      {said.length > 0 && (
        <ul>
          {said.map(key => (
            <li key={key}>{say(key)}</li>
          ))}
        </ul>
      )}
      <p>{say('part-missing-text')}</p>
    </section>
  )
}
