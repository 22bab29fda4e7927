import type { ReactNode } from 'react'
import styles from './description-list.module.css'

/** Names and values of one object, as `Description` elements; below each other on a phone. */
export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>
}

/** A name with its value. */
export function Description({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.item}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
