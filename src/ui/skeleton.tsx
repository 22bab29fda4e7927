import type { ReactNode } from 'react'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** The content that it replaces. `text` is a paragraph of `lines` lines, `title` one line of a heading, `block` an image or a panel. */
  shape?: 'text' | 'title' | 'block' | 'circle'
  lines?: number
}

/** A placeholder of the same size for content that is loading. It is silent: `Loading` around it announces. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  if (shape !== 'text') return <span className={styles.piece} data-shape={shape} aria-hidden="true" />
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike.
        <span key={line} className={styles.piece} data-shape="text" />
      ))}
    </span>
  )
}

/** Announces once that something is loading, whatever placeholders are inside. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.loading} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  )
}
