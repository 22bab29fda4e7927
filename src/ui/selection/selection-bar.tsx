import { type ReactNode, useRef } from 'react'
import { Button } from '../button.tsx'
import { useHydrated } from '../use-hydrated.ts'
import styles from './selection.module.css'
import type { Selection } from './use-selection.ts'

export interface SelectionMessages {
  /** `Select all on this page`. */
  allLabel: string
  /** Reports how many rows are chosen. */
  countText: (count: number) => string
  /** `Clear selection`. */
  clearLabel: string
}

interface SelectionBarProps extends SelectionMessages {
  selection: Selection
  /** Fields and buttons that do something with the chosen rows. */
  children: ReactNode
}

/**
 * The bar stands above a list whose rows can be chosen: how many are, and what can be done with them. Without a script the actions are
 * always there; with one they come with the first chosen row. It stands in the form of the rows.
 */
export function SelectionBar({ selection, allLabel, countText, clearLabel, children }: SelectionBarProps) {
  const { count, total, chooseAll } = selection
  const all = useRef<HTMLButtonElement>(null)
  const hydrated = useHydrated()
  return (
    <div className={styles.bar}>
      <div className={styles.counted}>
        {hydrated && (
          <Button
            ref={all}
            variant="quiet"
            size="small"
            aria-disabled={total === 0 || count === total || undefined}
            onClick={() => chooseAll(true)}
          >
            {allLabel}
          </Button>
        )}
        <p role="status">{count > 0 ? countText(count) : ''}</p>
        {hydrated && count > 0 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              chooseAll(false)
              // This button goes with the last chosen row.
              all.current?.focus()
            }}
          >
            {clearLabel}
          </Button>
        )}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
