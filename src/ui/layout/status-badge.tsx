import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import styles from './status-badge.module.css'

/** The tone is what a state means for whoever reads it: nothing to do, chosen or public, well ended, waiting for somebody, failed. */
export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'error'

interface StatusBadgeProps {
  tone?: Tone
  /** A file of the icon set: colour alone does not tell states apart, the text does. */
  icon?: string
  children: ReactNode
}

/** The state of an object as a word on its colour. */
export function StatusBadge({ tone = 'neutral', icon, children }: StatusBadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {icon !== undefined && <Icon svg={icon} />}
      {children}
    </span>
  )
}
