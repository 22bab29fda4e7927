import { Link } from 'react-router'
import { pageEntries } from './page-numbers.ts'
import styles from './pagination.module.css'

export interface PaginationMessages {
  /** Names the navigation: 'Pages'. */
  label: string
  previous: string
  next: string
  /** Names one page: 'Page 3'. */
  page: (number: number) => string
}

interface PaginationProps {
  /** Beyond the last page, none is marked as the current one, and the previous one is the last. */
  page: number
  last: number
  hrefOf: (page: number) => string
  messages: PaginationMessages
}

/** Renders nothing for a single page. CSS alone adapts the number of pages to the screen's width. */
export function Pagination({ page, last, hrefOf, messages }: PaginationProps) {
  if (last < 2) return null
  return (
    <nav aria-label={messages.label} className={styles.pagination}>
      {page > 1 && <Step relation="prev" href={hrefOf(Math.min(page - 1, last))} label={messages.previous} />}
      <ol>
        {pageEntries(Math.min(page, last), last).map(entry =>
          entry.kind === 'gap' ? (
            <li key={entry.side} aria-hidden="true" data-until={entry.until}>
              …
            </li>
          ) : (
            <li key={entry.page} data-from={entry.from}>
              <Link to={hrefOf(entry.page)} aria-label={messages.page(entry.page)} aria-current={entry.page === page ? 'page' : undefined}>
                {entry.page}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < last && <Step relation="next" href={hrefOf(page + 1)} label={messages.next} />}
    </nav>
  )
}

interface CursorPaginationProps {
  previousHref: string | null
  nextHref: string | null
  messages: Pick<PaginationMessages, 'label' | 'previous' | 'next'>
}

/** This is for lists that have only links to the previous and the next page (cursors of an external feed). */
export function CursorPagination({ previousHref, nextHref, messages }: CursorPaginationProps) {
  if (previousHref === null && nextHref === null) return null
  return (
    <nav aria-label={messages.label} className={styles.pagination}>
      {previousHref !== null && <Step relation="prev" href={previousHref} label={messages.previous} />}
      {nextHref !== null && <Step relation="next" href={nextHref} label={messages.next} />}
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
