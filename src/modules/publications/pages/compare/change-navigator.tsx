import arrowDown from '@tabler/icons/outline/arrow-down.svg?raw'
import arrowUp from '@tabler/icons/outline/arrow-up.svg?raw'
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { useHydrated } from '../../../../ui/use-hydrated.ts'
import { useText } from '../../../sites/text/text.tsx'
import styles from './change-navigator.module.css'

/** A change counts as reached when its top is no lower than this fraction of the window. */
const reached = 0.4

/**
 * Moves between changes by buttons and by Alt with an arrow key. A single letter would be a trap for users of speech input (WCAG 2.1.4).
 * Without scripts each change has a number to link to.
 */
export function ChangeNavigator({ count }: { count: number }) {
  const { t, number } = useText()
  const hydrated = useHydrated()
  const [current, setCurrent] = useState(0)

  useEffect(() => {
    const follow = () => setCurrent(changeInView(count))
    const press = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      goTo(changeInView(count) + (event.key === 'ArrowDown' ? 1 : -1), count)
    }
    follow()
    addEventListener('scroll', follow, { passive: true })
    addEventListener('keydown', press)
    return () => {
      removeEventListener('scroll', follow)
      removeEventListener('keydown', press)
    }
  }, [count])

  if (!hydrated) return null
  return (
    <nav className={styles.navigator} aria-label={t('compare-navigator')} title={t('compare-keys')}>
      <Button
        variant="quiet"
        size="small"
        icon={arrowUp}
        label={t('compare-previous')}
        aria-keyshortcuts="Alt+ArrowUp"
        aria-disabled={current <= 1}
        onClick={() => goTo(changeInView(count) - 1, count)}
      />
      <span aria-live="polite">
        {current === 0 ? t('compare-changes', { count }) : t('compare-position', { number: number(current), count: number(count) })}
      </span>
      <Button
        variant="quiet"
        size="small"
        icon={arrowDown}
        label={t('compare-next')}
        aria-keyshortcuts="Alt+ArrowDown"
        aria-disabled={current === count}
        onClick={() => goTo(changeInView(count) + 1, count)}
      />
    </nav>
  )
}

const changeAt = (number: number): HTMLElement | null => document.getElementById(`change-${number}`)

/** The change that has the focus and is visible, else the last that was reached; 0 before the first. */
function changeInView(count: number): number {
  const focused = document.activeElement?.closest('.difference-row')
  if (focused instanceof HTMLElement) {
    const { top, bottom } = focused.getBoundingClientRect()
    if (bottom > 0 && top < innerHeight) return Number(focused.id.slice('change-'.length))
  }
  let [low, high] = [0, count]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const top = changeAt(middle)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
    if (top <= innerHeight * reached) low = middle
    else high = middle - 1
  }
  return low
}

function goTo(number: number, count: number): void {
  const change = changeAt(Math.min(Math.max(number, 1), count))
  change?.focus({ preventScroll: true })
  change?.scrollIntoView({ block: 'start' })
}
