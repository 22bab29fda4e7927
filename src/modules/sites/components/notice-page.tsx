import styles from './notice-page.module.css'
import { PageHead } from './page-head.tsx'

interface NoticePageProps {
  title: string
  children: React.ReactNode
  /** Buttons and links for what to do next. */
  actions?: React.ReactNode
}

/** A page with one message and what to do about it. Not indexed by search engines. */
export function NoticePage({ title, children, actions }: NoticePageProps) {
  return (
    <main id="content" className={styles.page}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </main>
  )
}
