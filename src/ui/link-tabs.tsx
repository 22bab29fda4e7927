import { useEffect, useRef } from 'react'
import { PlainLink } from './link.tsx'
import styles from './tab-strip.module.css'

export interface LinkTab {
  href: string
  label: string
  current?: boolean
  /** Already written for the reader's language. */
  count?: string
}

/**
 * Navigation that looks like tabs: each is a page with a URL. The current tab is scrolled into view in its row, without scrolling the page.
 */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  const list = useRef<HTMLUListElement>(null)
  const current = tabs.findIndex(tab => tab.current)
  useEffect(() => {
    const tab = list.current?.children[current]
    if (list.current && tab instanceof HTMLElement)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [current])
  return (
    <nav aria-label={label}>
      <ul ref={list} className={styles.strip}>
        {tabs.map(tab => (
          <li key={tab.href}>
            <PlainLink href={tab.href} className={styles.tab} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
              {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
