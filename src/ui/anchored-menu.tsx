import { useEffect, useRef, useState } from 'react'
import styles from './anchored-menu.module.css'
import { type AnchorPlace, currentAnchor } from './current-anchor.ts'
import { idOfHash } from './use-hash-target.ts'

export interface AnchoredMenuItem {
  /** Id of the element on the page, without `#`. */
  id: string
  text: string
}

/** The part of the screen above which a section counts as being read, as a share of its height. */
const readingLine = 0.35
/** Further than a page is long. */
const farAway = '1000000px'

const placeOf = (top: number, line: number): AnchorPlace => (top > line ? 'ahead' : top < 0 ? 'passed' : 'reached')

/** Navigation within a long page: at its side, and a row of tabs that scrolls on small screens. The section being read is marked. */
export function AnchoredMenu({ label, items }: { label: string; items: AnchoredMenuItem[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const ids = items.map(item => item.id).join(' ')

  useEffect(() => {
    const order = ids.split(' ')
    const sections = order.flatMap(id => document.getElementById(id) ?? [])
    const mark = () => {
      const line = window.innerHeight * readingLine
      const places = new Map(sections.map(section => [section.id, placeOf(section.getBoundingClientRect().top, line)]))
      setCurrent(currentAnchor(order, places, idOfHash(window.location.hash)))
    }
    // A jump from one end of the page to the other passes no box on the screen: each box goes on to one end, and has one edge to be passed.
    const edges = [`${farAway} 0px -${100 - readingLine * 100}% 0px`, `0px 0px ${farAway} 0px`]
    const observers = edges.map(rootMargin => new IntersectionObserver(mark, { rootMargin }))
    for (const observer of observers) for (const section of sections) observer.observe(section)
    // One of two short sections that are both in sight may be chosen without anything moving.
    window.addEventListener('hashchange', mark)
    return () => {
      window.removeEventListener('hashchange', mark)
      for (const observer of observers) observer.disconnect()
    }
  }, [ids])

  // On small screens the row follows the reader; the page itself stays where it is.
  useEffect(() => {
    const entry = current === null ? null : list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && entry) list.current.scrollLeft = entry.offsetLeft - (list.current.clientWidth - entry.offsetWidth) / 2
  }, [current])

  return (
    <nav aria-label={label} className={styles.menu}>
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
