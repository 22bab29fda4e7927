import type { ReactNode } from 'react'
import styles from './toolbar.module.css'

interface ToolbarProps {
  /** Search and filters. */
  children: ReactNode
  /** These can be done with the list as a whole, such as creating an entry. */
  actions?: ReactNode
}

/** The line above a list: its search and filters at the start, its actions at the end. Fields stand on one line with buttons. */
export function Toolbar({ children, actions }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <div className={styles.start}>{children}</div>
      {actions}
    </div>
  )
}
