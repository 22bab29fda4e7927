import { useEffect, useRef } from 'react'
import type { OutlineEntry } from '../../../../document/outline.ts'
import { useAtLeast } from '../../../../ui/use-at-least.ts'
import { useCurrentAnchor } from '../../../../ui/use-current-anchor.ts'
import { useText } from '../../../sites/text/text.tsx'
import styles from './outline.module.css'

/** Levels of headings in the list. */
const deepest = 2

const shownIds = (entries: readonly OutlineEntry[], depth = 1): string[] =>
  entries.flatMap(entry => [entry.id, ...(depth < deepest ? shownIds(entry.children, depth + 1) : [])])

interface EntriesProps {
  entries: readonly OutlineEntry[]
  current: string | null
  depth: number
}

function Entries({ entries, current, depth }: EntriesProps) {
  return (
    <ol className={depth === 1 ? styles.strip : styles.nested}>
      {entries.map(entry => {
        const shown = depth < deepest ? entry.children : []
        // Where the subsections are hidden, their section is marked instead.
        const holdsCurrent = current !== null && shownIds(shown, depth + 1).includes(current)
        const mark = entry.id === current ? 'location' : holdsCurrent ? 'true' : undefined
        return (
          <li key={entry.id}>
            <a className={styles.entry} href={`#${encodeURIComponent(entry.id)}`} lang={entry.language} aria-current={mark}>
              {entry.label && <span className={styles.label}>{entry.label} </span>}
              {entry.title}
            </a>
            {shown.length > 0 && <Entries entries={shown} current={current} depth={depth + 1} />}
          </li>
        )
      })}
    </ol>
  )
}

interface OutlineProps {
  /** The class that positions it on the page. */
  className: string | undefined
  /** Those of the text, of the peer review where there is one, and last the sidebar, which comes after the text on small screens. */
  entries: readonly OutlineEntry[]
  /** The article's language. */
  language: string
}

/**
 * The sections of an article, with the current one marked: in the sidebar of a wide screen, two levels deep; on a small one a row of tabs
 * of the first level, which scrolls and stays at the top (specification, reading.md section 4).
 */
export function Outline({ className, entries, language }: OutlineProps) {
  const { language: ours, t } = useText()
  // Beside the text the sidebar has no entry: it is not passed in reading.
  const isWide = useAtLeast('md')
  const current = useCurrentAnchor(shownIds(isWide ? entries.slice(0, -1) : entries))
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (nav.current && current !== null) bringIntoView(nav.current)
  }, [current])
  return (
    <nav ref={nav} className={`${styles.outline} ${className}`} aria-label={t('sections')} lang={ours} data-sticks>
      <div lang={language}>
        <Entries entries={entries} current={current} depth={1} />
      </div>
    </nav>
  )
}

/** Scrolls only the list, never the page: vertically in the sidebar, sideways as a row of tabs. */
function bringIntoView(nav: HTMLElement): void {
  const marked = [...nav.querySelectorAll<HTMLElement>('[aria-current]')].findLast(entry => entry.offsetParent !== null)
  const row = nav.querySelector('ol')
  if (marked === undefined || row === null) return
  const [entry, list, box] = [marked, row, nav].map(element => element.getBoundingClientRect())
  if (entry === undefined || list === undefined || box === undefined) return
  row.scrollLeft += entry.left - list.left - (list.width - entry.width) / 2
  if (entry.top < box.top || entry.bottom > box.bottom) nav.scrollTop += entry.top - box.top - (box.height - entry.height) / 2
}
