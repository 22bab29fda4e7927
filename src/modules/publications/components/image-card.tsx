import { Link } from 'react-router'
import { PublishedDate } from '../../sites/components/published-date.tsx'
import { useText } from '../../sites/text/text.tsx'
import type { ContentCard as Card } from '../domain/content/for-reading.ts'
import { itemPath } from '../domain/content/item-path.ts'
import styles from './image-card.module.css'
import { typeLabel } from './type-label.ts'

/** The card of a poster, slide deck, document or video with its image. */
export function ImageCard({ card, level: Heading = 'h3' }: { card: Card; level?: 'h2' | 'h3' }) {
  const text = useText()
  return (
    <article className={styles.card}>
      {card.thumbnail && (
        <div className={styles.frame}>
          <img
            src={card.thumbnail.url}
            width={card.thumbnail.width}
            height={card.thumbnail.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        </div>
      )}
      <p className={styles.kicker}>{typeLabel(text, card)}</p>
      <Heading className={styles.title}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML with inline marks, made on import. */}
        <Link to={itemPath(card.contentType, card)} dangerouslySetInnerHTML={{ __html: card.titleHtml }} />
      </Heading>
      {card.published && (
        <p className={styles.facts}>
          <PublishedDate date={card.published} />
        </p>
      )}
    </article>
  )
}
