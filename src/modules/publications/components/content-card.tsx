import type { ReactNode } from 'react'
import { Link } from 'react-router'
import entry from '../../sites/components/list-entry.module.css'
import { PublishedDate } from '../../sites/components/published-date.tsx'
import { useText } from '../../sites/text/text.tsx'
import type { ContentCard as Card } from '../domain/content/for-reading.ts'
import { itemPath } from '../domain/content/item-path.ts'
import styles from './content-card.module.css'
import { DecisionMark } from './decision.tsx'
import { PeerReviewBadge } from './status-badge.tsx'
import { typeLabel } from './type-label.ts'
import { VersionReason } from './version-reason.tsx'

const authorsShown = 3

interface ContentCardProps {
  card: Card
  level?: 'h2' | 'h3'
  /** The first card of a list, which is larger and shows the beginning of its abstract. */
  lead?: boolean
  /** The part of its text that matches the search. */
  excerpt?: ReactNode
  /** The id of its heading, for controls that name the card. */
  titleId?: string | undefined
}

/** One publication in a list (specification, reading.md section 3): type, version and recommendations, title, authors, dates. */
export function ContentCard({ card, level = 'h2', lead = false, excerpt = null, titleId }: ContentCardProps) {
  const Heading = level
  const text = useText()
  const more = card.authorCount - authorsShown
  return (
    <article className={`${entry.entry} ${styles.card}`} data-lead={lead || undefined}>
      {card.thumbnail && (
        <img
          className={styles.thumbnail}
          src={card.thumbnail.url}
          width={card.thumbnail.width}
          height={card.thumbnail.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <div className={styles.text}>
        <p className={styles.kicker}>
          <span className={styles.type}>{typeLabel(text, card)}</span>
          {card.sampleContent && <span className={styles.sample}>{text.t('sample')}</span>}
          <PeerReviewBadge says={card.reviewLabel} />
          <VersionReason reason={card.newVersionReason} />
          {card.decisions.length > 0 && (
            <span className={styles.decisions}>
              {card.decisions.map((decision, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: decisions have no identity of their own, and the list never changes.
                <DecisionMark key={position} decision={decision} />
              ))}
            </span>
          )}
        </p>
        <Heading id={titleId} className={`${entry.title} ${styles.title}`}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML with inline marks, made on import. */}
          <Link to={itemPath(card.contentType, card)} dangerouslySetInnerHTML={{ __html: card.titleHtml }} />
        </Heading>
        {lead && card.abstract && <p className={styles.abstract}>{card.abstract}</p>}
        {excerpt !== null && <p className={styles.excerpt}>{excerpt}</p>}
        <p className={entry.authors}>
          {card.authors.slice(0, authorsShown).join(', ')}
          {more > 0 && ` ${text.t('and-more-authors', { count: more })}`}
        </p>
        <p className={entry.facts}>
          {card.published && <PublishedDate date={card.published} />}
          {card.versionCount > 1 && card.versionNumber !== null && (
            <span>{text.t('version-number', { number: String(card.versionNumber) })}</span>
          )}
          {card.subjects.length > 0 && <span>{card.subjects.join(', ')}</span>}
        </p>
      </div>
    </article>
  )
}
