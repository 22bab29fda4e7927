import { useText } from '../../../../sites/text/text.tsx'
import type { LibraryResults } from '../../../domain/search/browse-results.ts'
import { Nearest } from './nothing-found.tsx'
import styles from './result-notices.module.css'

/** Explains a list that differs from the query. */
export function ResultNotices({ results }: { results: LibraryResults }) {
  const { t } = useText()
  const { query, cards, shownInstead, hasFewerWords, nearest } = results
  return (
    <>
      {results.missing.length > 0 && (
        <div className={styles.notice}>
          <p className={styles.noticeTitle}>{t('browse-part-missing')}</p>
          {results.missing.includes('AUTHORS') && <p>{t('authors-not-available')}</p>}
        </div>
      )}
      {results.state === 'preparing' && (
        <div className={styles.notice}>
          <p className={styles.noticeTitle}>{t('index-preparing-title')}</p>
          <p>{t('index-preparing-text')}</p>
        </div>
      )}
      {shownInstead !== null && <p className={styles.instead}>{t('shown-instead', shownInstead)}</p>}
      {hasFewerWords && <p className={styles.instead}>{t('shown-fewer-words', { asked: query.all })}</p>}
      {cards.length > 0 && nearest.length > 0 && <Nearest nearest={nearest} />}
    </>
  )
}
