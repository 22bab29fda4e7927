import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageProps {
  /** `text` for lists and forms (48rem), `list` for lists with long entries (52rem), `wide` for tables and tools (72rem). */
  width?: 'text' | 'list' | 'wide'
  className?: string | undefined
  children: ReactNode
}

/** The main part of a page: the target of the skip link, in the middle, with the page's margins. */
export function Page({ width = 'text', className, children }: PageProps) {
  return (
    <main id="content" className={className === undefined ? styles.page : `${styles.page} ${className}`} data-width={width}>
      {children}
    </main>
  )
}
