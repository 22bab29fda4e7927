import { Loading, Skeleton } from '../../../../../ui/skeleton.tsx'
import { ContentCard } from '../../../../publications/components/content-card.tsx'
import { itemPath } from '../../../../publications/domain/content/item-path.ts'
import { useText } from '../../../../sites/text/text.tsx'
import type { FoundCard } from '../../../domain/search/browse-results.ts'
import type { Passage } from '../../../domain/search/passage.ts'
import { usePrintedUrl } from '../use-printed-url.ts'
import { exportFormId } from './export-form.tsx'
import styles from './result-list.module.css'

/** Shows the results with marked matches. */
export function ResultList({ cards }: { cards: readonly FoundCard[] }) {
  return (
    <ol className={styles.list}>
      {cards.map(card => (
        <Found key={card.id} card={card} />
      ))}
    </ol>
  )
}

function Found({ card }: { card: FoundCard }) {
  const { t } = useText()
  const titleId = `result-${card.id}`
  return (
    <li data-url={usePrintedUrl(itemPath(card.contentType, card))}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={styles.box}
          name="ids"
          value={card.id}
          form={exportFormId}
          aria-labelledby={`${titleId}-tick ${titleId}`}
        />
        <span id={`${titleId}-tick`} className="visually-hidden">
          {t('export-select')}
        </span>
      </label>
      <ContentCard card={card} titleId={titleId} excerpt={card.snippet === null ? null : <Marked passages={card.snippet} />} />
    </li>
  )
}

/** Shows a text with marked matches. */
export function Marked({ passages }: { passages: readonly Passage[] }) {
  return passages.map(({ text, matched }, position) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: passages have no identity of their own, and the list never changes.
    matched ? <mark key={position}>{text}</mark> : text,
  )
}

/** Placeholders of cards while they are loading. */
export function ResultSkeletons() {
  const { t } = useText()
  return (
    <div className={styles.skeletons}>
      <Loading label={t('results-loading')}>
        {['first', 'second', 'third', 'fourth', 'fifth'].map(card => (
          <div key={card} className={styles.skeleton}>
            <Skeleton />
            <Skeleton shape="title" />
            <Skeleton lines={2} />
          </div>
        ))}
      </Loading>
    </div>
  )
}
