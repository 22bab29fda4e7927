import { Link } from 'react-router'
import { pageEntries } from './page-numbers.ts'
import styles from './pagination.module.css'

export interface PaginationWords {
  /** Names the navigation: 'Pages'. */
  label: string
  previous: string
  next: string
  /** Names one page: 'Page 3'. */
  page: (number: number) => string
}

interface PaginationProps {
  page: number
  last: number
  hrefOf: (page: number) => string
  words: PaginationWords
}

/** Nothing where all is on one page. How many pages are offered beside the current one follows the width of the screen, in CSS alone. */
export function Pagination({ page, last, hrefOf, words }: PaginationProps) {
  if (last < 2) return null
  return (
    <nav aria-label={words.label} className={styles.pagination}>
      {page > 1 && <Step relation="prev" href={hrefOf(page - 1)} label={words.previous} />}
      <ol>
        {pageEntries(page, last).map(entry =>
          entry.kind === 'gap' ? (
            <li key={entry.side} aria-hidden="true" data-until={entry.until}>
              …
            </li>
          ) : (
            <li key={entry.page} data-from={entry.from}>
              <Link to={hrefOf(entry.page)} aria-label={words.page(entry.page)} aria-current={entry.page === page ? 'page' : undefined}>
                {entry.page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < last && <Step relation="next" href={hrefOf(page + 1)} label={words.next} />}
    </nav>
  )
}

interface CursorPaginationProps {
  previousHref: string | null
  nextHref: string | null
  words: Pick<PaginationWords, 'label' | 'previous' | 'next'>
}

/** For lists that know their neighbours alone (cursors of an external feed). */
export function CursorPagination({ previousHref, nextHref, words }: CursorPaginationProps) {
  if (previousHref === null && nextHref === null) return null
  return (
    <nav aria-label={words.label} className={styles.pagination}>
      {previousHref !== null && <Step relation="prev" href={previousHref} label={words.previous} />}
      {nextHref !== null && <Step relation="next" href={nextHref} label={words.next} />}
    </nav>
  )
}

function Step({ relation, href, label }: { relation: 'prev' | 'next'; href: string; label: string }) {
  return (
    <Link to={href} rel={relation} className={styles.step}>
      {label}
    </Link>
  )
}
