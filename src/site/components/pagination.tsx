import { Link } from 'react-router'
import { pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'

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
