import chevronDown from '@tabler/icons/outline/chevron-down.svg?raw'
import { useRef, useState } from 'react'
import styles from './accordion.module.css'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { useHashTarget } from './use-hash-target.ts'

export interface AccordionItem {
  /** Also the element's id: a URL with this fragment opens it. */
  id: string
  title: string
  content: React.ReactNode
  open?: boolean
}

interface AccordionProps {
  items: AccordionItem[]
  /** Labels of the button that opens or closes all sections; without them there is no button. */
  messages?: { expandAll: string; collapseAll: string }
  headingLevel?: 2 | 3 | 4
}

/**
 * Sections that open singly or all at once, and when the URL's fragment names them or an element in them. Without JavaScript they open
 * singly.
 */
export function Accordion({ items, messages, headingLevel = 3 }: AccordionProps) {
  const group = useRef<HTMLDivElement>(null)
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => new Set(items.filter(item => item.open).map(item => item.id)))
  const allOpen = items.every(item => openIds.has(item.id))
  const Heading = `h${headingLevel}` as const

  useHashTarget(target => {
    if (!group.current?.contains(target)) return
    for (let section = target.closest('details'); section; section = section.parentElement?.closest('details') ?? null) section.open = true
    target.scrollIntoView()
  })

  const openOrCloseAll = () => {
    for (const section of group.current?.querySelectorAll<HTMLDetailsElement>(':scope > details') ?? []) section.open = !allOpen
  }

  return (
    <div ref={group} className={styles.accordion}>
      {messages && items.length > 1 && (
        <div className={styles.all}>
          <Button variant="quiet" size="small" onClick={openOrCloseAll}>
            {allOpen ? messages.collapseAll : messages.expandAll}
          </Button>
        </div>
      )}
      {items.map(item => (
        <details
          key={item.id}
          id={item.id}
          open={item.open}
          className={styles.section}
          onToggle={event => {
            const { open } = event.currentTarget
            if (event.target !== event.currentTarget) return
            setOpenIds(before => {
              const after = new Set(before)
              if (open) after.add(item.id)
              else after.delete(item.id)
              return after
            })
          }}
        >
          <summary className={styles.summary}>
            <Heading className={styles.title}>{item.title}</Heading>
            <Icon svg={chevronDown} />
          </summary>
          <div className={styles.content}>{item.content}</div>
        </details>
      ))}
    </div>
  )
}
