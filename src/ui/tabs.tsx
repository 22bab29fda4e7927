import { useEffect, useRef, useState } from 'react'
import { indexAfterKey } from './list-keys.ts'
import strip from './tab-strip.module.css'
import styles from './tabs.module.css'
import { useHashTarget } from './use-hash-target.ts'

export interface TabItem {
  /** Also the id of the panel: a URL with this fragment opens it. */
  id: string
  title: string
  content: React.ReactNode
}

interface TabsProps {
  /** Names the row of tabs. */
  label: string
  items: TabItem[]
  /** Index of the tab that is open at first (specification, accounts.md section 2: begins at 0). */
  initial?: number
  /** Level of the panels' titles, which show in print and where there is no script. */
  headingLevel?: 2 | 3 | 4
}

/**
 * Panels of which one is visible (the tabs pattern of ARIA, without a library since it is small). All are in the document: in print and
 * without JavaScript they follow each other with their titles. CSS decides which, so that the layout does not shift.
 */
export function Tabs({ label, items, initial = 0, headingLevel = 3 }: TabsProps) {
  const [active, setActive] = useState(initial)
  const [reached, setReached] = useState<HTMLElement | null>(null)
  const tabs = useRef(new Map<number, HTMLButtonElement>())
  const Heading = `h${headingLevel}` as const

  useHashTarget(target => {
    const index = items.findIndex(item => document.getElementById(item.id)?.contains(target))
    if (index < 0) return
    setActive(index)
    setReached(target)
  })
  // An element in a hidden panel cannot be scrolled to.
  useEffect(() => {
    // Newer browsers answer with a promise, which an effect must not return.
    void reached?.scrollIntoView()
  }, [reached])

  return (
    <div className={styles.tabs}>
      <div
        role="tablist"
        aria-label={label}
        className={`${strip.strip} ${styles.list}`}
        onKeyDown={event => {
          const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
          const next = indexAfterKey(event.key, active, items.length, { orientation: 'horizontal', wraps: true, rightToLeft })
          if (next === null) return
          event.preventDefault()
          setActive(next)
          tabs.current.get(next)?.focus()
        }}
      >
        {items.map((item, index) => (
          <button
            key={item.id}
            ref={element => {
              if (element) tabs.current.set(index, element)
              else tabs.current.delete(index)
            }}
            type="button"
            role="tab"
            id={`${item.id}-tab`}
            aria-controls={item.id}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            className={strip.tab}
            onClick={() => setActive(index)}
          >
            {item.title}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div
          key={item.id}
          role="tabpanel"
          id={item.id}
          aria-labelledby={`${item.id}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern asks for it, so that a panel without controls can be reached and scrolled.
          tabIndex={0}
          data-active={index === active}
          className={styles.panel}
        >
          <Heading className={styles.title}>{item.title}</Heading>
          {item.content}
        </div>
      ))}
    </div>
  )
}
