import { useLayoutEffect, useRef } from 'react'
import styles from './popover-card.module.css'

interface PopoverCardProps {
  /** The element beside which it opens, and to which it returns the focus. */
  anchor: HTMLElement
  label: string
  onClose: () => void
  children: React.ReactNode
}

/**
 * A small card beside an element of the text; on a small screen it is at the bottom. The browser's own popover closes it on Escape and on a
 * click outside.
 */
export function PopoverCard({ anchor, label, onClose, children }: PopoverCardProps) {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = card.current
    if (element === null) return
    if (!element.matches(':popover-open')) {
      // The focus returns here, because not every browser focuses a link on click.
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

/** CSS pixels between the card and its anchor, and between the card and the edges of the screen. */
const gap = 8

/** Places the card below its anchor, or above where there is more room, within the width of the screen. It scrolls with the page. */
function place(card: HTMLElement, anchor: HTMLElement): void {
  // An anchor that breaks over two lines counts by its first line.
  const box = anchor.getClientRects()[0] ?? anchor.getBoundingClientRect()
  const { offsetHeight: height, offsetWidth: width } = card
  const below = window.innerHeight - box.bottom - gap
  const top = height <= below || below >= box.top - gap ? box.bottom + gap : box.top - gap - height
  const rightmost = document.documentElement.clientWidth - gap - width
  card.style.setProperty('--card-top', `${window.scrollY + top}px`)
  card.style.setProperty('--card-left', `${window.scrollX + Math.max(gap, Math.min(box.left, rightmost))}px`)
}
