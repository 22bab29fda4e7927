import { Link } from 'react-router'
import { ButtonLink } from '../../../../ui/button.tsx'
import { useText } from '../../../sites/text/text.tsx'
import type { GatewayCard } from '../../domain/for-reading.ts'
import styles from './gateway-cards.module.css'

interface GatewayCardsProps {
  cards: readonly GatewayCard[]
  /** The text that filters the list. */
  text: string
  path: string
}

/** Shows cards with images; wide ones fill the row. An empty list says why, and links to the unfiltered one. */
export function GatewayCards({ cards, text, path }: GatewayCardsProps) {
  const { t } = useText()
  if (cards.length === 0) {
    return (
      <div className={styles.none}>
        <p>{text === '' ? t('gateway-list-empty') : t('gateway-list-none', { text })}</p>
        {text !== '' && (
          <ButtonLink to={path} variant="secondary">
            {t('gateway-list-all')}
          </ButtonLink>
        )}
      </div>
    )
  }
  return (
    <ul className={styles.cards}>
      {cards.map(card => (
        <li key={card.id} data-wide={card.wideThumbnail !== null && card.thumbnail === null ? true : undefined}>
          <Card card={card} />
        </li>
      ))}
    </ul>
  )
}

function Card({ card: { name, shortSummary, destination, thumbnail, wideThumbnail, itemCount } }: { card: GatewayCard }) {
  const { t } = useText()
  const picture = thumbnail ?? wideThumbnail
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {picture === null ? (
          <span aria-hidden="true" className={styles.initial}>
            {[...name][0]}
          </span>
        ) : (
          <img src={picture.url} width={picture.width} height={picture.height} alt="" loading="lazy" decoding="async" />
        )}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={destination}>{name}</Link>
        </h2>
        <p className={styles.summary}>{shortSummary}</p>
        <p className={styles.count}>{t('gateway-items', { count: itemCount })}</p>
      </div>
    </article>
  )
}
