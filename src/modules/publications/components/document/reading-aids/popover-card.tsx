import { useLayoutEffect, useRef } from 'react'
import styles from './popover-card.module.css'

interface PopoverCardProps {
  /** What on the page it speaks of: it opens beside it, and gives focus back to it. */
  anchor: HTMLElement
  label: string
  onClose: () => void
  children: React.ReactNode
}

/**
 * A small card beside a place in the text; on a small screen it lies at its foot. The browser's own popover closes it on Escape and on a
 * press beside it.
 */
export function PopoverCard({ anchor, label, onClose, children }: PopoverCardProps) {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    if (element === null) return
    if (!element.matches(':popover-open')) {
      // Where focus returns to: not every browser gives it to a link that is clicked.
      anchor.focus({ preventScroll: true })
      element.showPopover()
      element.focus({ preventScroll: true })
    }
    place(element, anchor)
  }, [anchor])
  return (
    <div
      ref={card}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={styles.card}
      onToggle={event => {
        if (event.newState === 'closed') onClose()
      }}
    >
      {children}
    </div>
  )
}

/** Between it and its anchor, and between it and the edges of the screen; CSS pixels. */
const gap = 8

/** Below its anchor, or above where there is more room, and within the width of the screen. It moves with the page. */
function place(card: HTMLElement, anchor: HTMLElement): void {
  // The first line of what breaks over two.
  const box = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect()
  const { offsetHeight: height, offsetWidth: width } = card
  const below = window.innerHeight - box.bottom - gap
  const top = height <= below || below >= box.top - gap ? box.bottom + gap : box.top - gap - height
  const rightmost = document.documentElement.clientWidth - gap - width
  card.style.setProperty('--card-top', `${window.scrollY + top}px`)
  card.style.setProperty('--card-left', `${window.scrollX + Math.max(gap, Math.min(box.left, rightmost))}px`)
}
