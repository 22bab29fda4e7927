import { Link } from 'react-router'
import styles from './pagination.module.css'

/** The page numbers to offer: first, last, and `siblings` on either side of the current one; null stands for a gap. */
export function pageNumbers(current: number, last: number, siblings: number): (number | null)[] {
  const wanted = new Set([1, last])
  for (let page = current - siblings; page <= current + siblings; page++) if (page >= 1 && page <= last) wanted.add(page)
  const pages = [...wanted].sort((a, b) => a - b)
  return pages.flatMap((page, position) => {
    const before = pages[position - 1]
    if (before === undefined || page === before + 1) return [page]
    return page === before + 2 ? [before + 1, page] : [null, page]
  })
}

export function Pagination({ page, last, hrefOf }: { page: number; last: number; hrefOf: (page: number) => string }) {
  if (last < 2) return null
  return (
    <nav aria-label="Pages" className={styles.pagination}>
      {page > 1 && (
        <Link to={hrefOf(page - 1)} rel="prev">
          Previous
        </Link>
      )}
      <ol>
        {pageNumbers(page, last, 2).map((number, position) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone.
            <li key={`gap-${position}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link to={hrefOf(number)} aria-current={number === page ? 'page' : undefined}>
                <span className="visually-hidden">Page </span>
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < last && (
        <Link to={hrefOf(page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  )
}
