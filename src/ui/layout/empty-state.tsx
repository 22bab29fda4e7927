import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  /** A file of the icon set. */
  icon?: string
  /** The state says what is not there, and where there is something to do about it, what. */
  children: ReactNode
  /** A link or button that begins something. */
  action?: ReactNode
}

/** This replaces a list without entries. */
export function EmptyState({ icon, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon !== undefined && <Icon svg={icon} />}
      <p>{children}</p>
      {action}
    </div>
  )
}
