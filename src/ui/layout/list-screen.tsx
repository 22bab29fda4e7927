import type { ReactNode } from 'react'
import { Alert } from '../alert.tsx'
import styles from './list-screen.module.css'
import { Page } from './page.tsx'

interface ListScreenProps {
  /** The heading of the page. */
  title: string
  /** These stand before the heading: the title of the document, breadcrumbs. */
  head?: ReactNode
  /** This says what the list is for, in a sentence or two. */
  lead?: ReactNode
  /** The lists between which one chooses: `LinkTabs`. */
  tabs?: ReactNode
  /** This says what has just been done to an entry. */
  done?: { text: ReactNode; type?: 'SUCCESS' | 'INFO' | 'WARNING'; typeLabel: string } | null
  /** Search, filters and actions: `Toolbar`. */
  toolbar?: ReactNode
  /** This counts the entries, and is announced when it changes. */
  count?: ReactNode
  width?: 'text' | 'list' | 'wide'
  /** The entries, `RecordList` or `DataTable`, and `Pagination`; `EmptyState` where there are none. */
  children: ReactNode
}

/** The layout of every page that is a list of objects: heading, purpose, filters, count, entries, pages. */
export function ListScreen({ title, head, lead, tabs, done, toolbar, count, width = 'text', children }: ListScreenProps) {
  return (
    <Page width={width}>
      {head}
      <h1>{title}</h1>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {done && (
        <Alert type={done.type ?? 'SUCCESS'} typeLabel={done.typeLabel}>
          {done.text}
        </Alert>
      )}
      {tabs}
      {toolbar}
      {count !== undefined && (
        <p className={styles.count} role="status">
          {count}
        </p>
      )}
      {children}
    </Page>
  )
}
