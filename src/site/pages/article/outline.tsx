import type { OutlineEntry } from '../../../domain/document/outline.ts'
import styles from './outline.module.css'

function Entries({ entries, depth }: { entries: OutlineEntry[]; depth: number }) {
  return (
    <ol className={styles.entries} data-depth={depth}>
      {entries.map(entry => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>
            {entry.label && <span className={styles.label}>{entry.label} </span>}
            {entry.title}
          </a>
          {depth < 2 && entry.children.length > 0 && <Entries entries={entry.children} depth={depth + 1} />}
        </li>
      ))}
    </ol>
  )
}

/** The sections of an article, two levels deep; open at the side of a wide screen, folded above the text on a small one. */
export function Outline({ entries, hasPeerReview }: { entries: OutlineEntry[]; hasPeerReview: boolean }) {
  const withReview = hasPeerReview ? [...entries, { id: 'peer-review', label: null, title: 'Open peer review', children: [] }] : entries
  return (
    <>
      <details className={styles.folded}>
        <summary>Sections</summary>
        <Entries entries={withReview} depth={1} />
      </details>
      <div className={styles.open}>
        <Entries entries={withReview} depth={1} />
      </div>
    </>
  )
}
