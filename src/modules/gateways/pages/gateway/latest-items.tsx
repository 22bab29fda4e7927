import { ContentCard } from '../../../publications/components/content-card.tsx'
import { ImageCard } from '../../../publications/components/image-card.tsx'
import type { ContentCard as Card } from '../../../publications/domain/content/for-reading.ts'
import styles from './latest-items.module.css'

interface LatestItemsProps {
  cards: readonly Card[]
  heading: string | null
  level?: 'h2' | 'h3'
  /** The heading level of the cards, one below the section's heading. */
  cardLevel?: 'h2' | 'h3'
}

/** Shows articles as a list and other types as images; renders nothing without cards. */
export function LatestItems({ cards, heading, level = 'h2', cardLevel = 'h3' }: LatestItemsProps) {
  if (cards.length === 0) return null
  const Heading = level
  const asImages = cards.every(({ contentType, thumbnail }) => contentType !== 'ARTICLE' && thumbnail !== null)
  return (
    <section aria-label={heading ?? undefined} className={styles.latest}>
      {heading !== null && <Heading>{heading}</Heading>}
      <div className={asImages ? styles.images : undefined}>
        {cards.map(card =>
          asImages ? (
            <ImageCard key={card.id} card={card} level={cardLevel} />
          ) : (
            <ContentCard key={card.id} card={card} level={cardLevel} />
          ),
        )}
      </div>
    </section>
  )
}
