import { useId } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../../sites/text/text.tsx'
import { everything, withFeed } from '../../../domain/search/browse-changes.ts'
import { browsePath } from '../../../domain/search/browse-path.ts'
import type { LibraryResults } from '../../../domain/search/browse-results.ts'
import styles from './nothing-found.module.css'

const quoted = /["“”„«»]/

/** Says that the list is empty, and what the reader can do about it. */
export function NothingFound({ results }: { results: LibraryResults }) {
  const { t, put } = useText()
  const { query, applied, nearest, clearPath, feedOffered, within, subjectsInstead } = results
  const insteadId = useId()
  // A text that is quoted already gets no second pair of quotation marks.
  const text = quoted.test(query.all) ? '' : query.all
  const hasText = query.all !== '' || query.searchIn.length > 0
  const feed = browsePath(withFeed(query, 'EPMC'), within?.path ?? null)
  const otherFilters = applied.some(({ kind }) => kind !== 'all')
  return (
    <div className={styles.nothing}>
      <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
        <path d="M14 16h34M14 26h34M14 36h22M14 46h16" />
        <circle cx="58" cy="38" r="17" />
        <path d="M70 50l14 14" />
      </svg>
      <h2>{text === '' ? t('nothing-found') : t('nothing-found-for', { text })}</h2>
      {nearest.length > 0 && <Nearest nearest={nearest} />}
      <ul className={styles.help}>
        {hasText && <li>{t('nothing-help-spelling')}</li>}
        {(quoted.test(query.all) || /(^|\s)-/.test(query.all)) && <li>{t('nothing-help-phrase')}</li>}
        {otherFilters && <li>{put('nothing-help-filters', { link: <Link to={clearPath}>{t('nothing-help-clear')}</Link> })}</li>}
        {feedOffered && hasText && <li>{put('nothing-help-feed', { link: <Link to={feed}>{t('filter-feed')}</Link> })}</li>}
      </ul>
      <nav className={styles.instead} aria-labelledby={insteadId}>
        <p id={insteadId}>{t('nothing-browse-instead')}</p>
        <ul>
          <li>
            <Link to={browsePath(everything, within?.path ?? null)}>{t('browse-title')}</Link>
          </li>
          {subjectsInstead.map(({ name, path }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** Similar texts to try. */
export function Nearest({ nearest }: Pick<LibraryResults, 'nearest'>) {
  const { t } = useText()
  return (
    <div className={styles.nearest}>
      <p>{t('did-you-mean')}</p>
      <ul>
        {nearest.map(({ text, path }) => (
          <li key={path}>
            <Link to={path}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
