import type { OutlineEntry } from '../../../domain/document/outline.ts'
import { useText } from '../../text/text.tsx'
import styles from './outline.module.css'

function Entries({ entries, language, depth }: { entries: OutlineEntry[]; language: string; depth: number }) {
  return (
    <ol className={styles.entries} data-depth={depth} lang={language}>
      {entries.map(entry => (
        <li key={entry.id}>
          <a href={`#${entry.id}`} lang={entry.language}>
            {entry.label && <span className={styles.label}>{entry.label} </span>}
            {entry.title}
          </a>
          {depth < 2 && entry.children.length > 0 && <Entries entries={entry.children} language={language} depth={depth + 1} />}
        </li>
      ))}
    </ol>
  )
}

interface OutlineProps {
  entries: OutlineEntry[]
  /** Of the article. */
  language: string
  hasPeerReview: boolean
}

/** The sections of an article, two levels deep; open at the side of a wide screen, folded above the text on a small one. */
export function Outline({ entries, language, hasPeerReview }: OutlineProps) {
  const { language: ours, say } = useText()
  const peerReview = { id: 'peer-review', label: null, title: say('open-peer-review'), language: ours, children: [] }
  const withReview = hasPeerReview ? [...entries, peerReview] : entries
  return (
    <>
      <details className={styles.folded}>
        <summary>{say('sections')}</summary>
        <Entries entries={withReview} language={language} depth={1} />
      </details>
      <div className={styles.open}>
        <Entries entries={withReview} language={language} depth={1} />
      </div>
    </>
  )
}
