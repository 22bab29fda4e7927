import { Link } from 'react-router'
import { useText } from '../../../sites/text/text.tsx'
import { DecisionMark, decisionWord } from '../../components/decision.tsx'
import type { ReviewGrid as Grid, ReviewCell } from '../../domain/peer-review/review-grid.ts'
import styles from './review-grid.module.css'

interface ReviewGridProps {
  grid: Grid
  /** The report whose own page this is. */
  current?: number | undefined
}

/**
 * The recommendation of each reviewer on each version (specification, reading.md section 2.1): one row per version, one column per
 * reviewer, and each mark links to its report.
 */
export function ReviewGrid({ grid: { reviewers, rows }, current }: ReviewGridProps) {
  const { t } = useText()
  if (reviewers.length === 0 || rows.length === 0) return null
  return (
    // Where the grid scrolls, focusing its links scrolls them into view.
    <div className={styles.scroller}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <td />
            {reviewers.map(({ number }) => (
              <th key={number} scope="col" aria-label={t('reviewer-number', { number: String(number) })}>
                {number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ versionNumber, cells }) => (
            <tr key={versionNumber}>
              <th scope="row">{t('version-number', { number: String(versionNumber) })}</th>
              {reviewers.map(({ number }, position) => (
                <td key={number}>
                  <Cell cell={cells[position] ?? null} reviewer={number} version={versionNumber} current={current} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps {
  cell: ReviewCell
  reviewer: number
  version: number
  current: number | undefined
}

function Cell({ cell, reviewer, version, current }: CellProps) {
  const { t } = useText()
  if (cell === null) return null
  if (cell.kind === 'invited') return <span className={styles.invited}>{t('reviewer-invited')}</span>
  const what = cell.decision === null ? t('report') : t(decisionWord(cell.decision))
  const whose = t('reviewer-number', { number: String(reviewer) })
  return (
    <Link
      className={styles.report}
      to={cell.path}
      aria-current={cell.reportId === current ? 'page' : undefined}
      aria-label={`${what}: ${whose}, ${t('version-number', { number: String(version) })}`}
    >
      {cell.decision === null ? '•' : <DecisionMark decision={cell.decision} />}
    </Link>
  )
}
