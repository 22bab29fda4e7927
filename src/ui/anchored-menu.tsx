import { useEffect, useRef } from 'react'
import styles from './anchored-menu.module.css'
import { useCurrentAnchor } from './use-current-anchor.ts'

export interface AnchoredMenuItem {
  /** Id of the element on the page, without `#`. */
  id: string
  text: string
}

/** Navigation within a long page: at its side, and a row of tabs that scrolls on small screens. The section being read is marked. */
export function AnchoredMenu({ label, items }: { label: string; items: AnchoredMenuItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  const current = useCurrentAnchor(items.map(item => item.id))

  // On small screens the row scrolls with the reader; the page itself does not move.
  useEffect(() => {
    const entry = current === null ? null : list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && entry) list.current.scrollLeft = entry.offsetLeft - (list.current.clientWidth - entry.offsetWidth) / 2
  }, [current])

  return (
    <nav aria-label={label} className={styles.menu} data-sticks>
      <ul ref={list} className={styles.list}>
        {items.map(item => (
          <li key={item.id}>
            <a
              href={`#${encodeURIComponent(item.id)}`}
              className={styles.entry}
              aria-current={item.id === current ? 'location' : undefined}
            >
              {item.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
