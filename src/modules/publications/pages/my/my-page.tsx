import type { ReactNode } from 'react'
import { PageBreadcrumbs } from '../../../sites/components/page-breadcrumbs.tsx'
import { PageHead } from '../../../sites/components/page-head.tsx'
import { type MessageKey, useText } from '../../../sites/text/text.tsx'
import styles from './page.module.css'
import './messages.ts'

interface MyPageProps {
  title: string
  lead: string
  children: ReactNode
  /** States which part of the page this site does not have yet. */
  missing?: string
}

/** The frame of the pages under My activities. */
export function MyPage({ title, lead, children, missing }: MyPageProps) {
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <PageBreadcrumbs title={title} />
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      {children}
      {missing && <p className={styles.missing}>{missing}</p>}
    </main>
  )
}

export function Section({ id, title, children }: { id: string; title: MessageKey; children: ReactNode }) {
  const { t } = useText()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      {children}
    </section>
  )
}
