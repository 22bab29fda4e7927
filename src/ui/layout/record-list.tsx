import { Children, type ReactNode } from 'react'
import styles from './record-list.module.css'

interface RecordListProps {
  /** Whether the order says something, as in a list by date. */
  ordered?: boolean
  /** `RecordEntry` elements. */
  children: ReactNode
}

/** A list of objects with a name and some facts each, for those whose text is too long for a table. */
export function RecordList({ ordered = false, children }: RecordListProps) {
  return ordered ? <ol className={styles.list}>{children}</ol> : <ul className={styles.list}>{children}</ul>
}

interface RecordEntryProps {
  /** The object's name, a link where it has a page. */
  name: ReactNode
  /** A small image at the start. */
  image?: ReactNode
  /** This is for links to the entry. */
  id?: string
  /** Buttons and links at the end. */
  actions?: ReactNode
  /** `Fact` and `Badges` elements, and text of the object itself. */
  children?: ReactNode
}

export function RecordEntry({ name, image, id, actions, children }: RecordEntryProps) {
  return (
    <li className={styles.entry} id={id}>
      {image !== undefined && <div>{image}</div>}
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        {children}
      </div>
      {actions}
    </li>
  )
}

/** A line of small print about an object. */
export function Fact({ children }: { children: ReactNode }) {
  return <p className={styles.fact}>{children}</p>
}

/** States and kinds of an object, `StatusBadge` elements, as a list; nothing where there are none. */
export function Badges({ children }: { children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null
  return <ul className={styles.badges}>{Children.map(children, badge => badge && <li>{badge}</li>)}</ul>
}
