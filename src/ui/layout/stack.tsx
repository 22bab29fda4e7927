import type { ReactNode } from 'react'
import styles from './stack.module.css'

/** A step of the scale of distances (src/ui/tokens.css): `--space-1` is 0.25rem, `--space-8` 4rem. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

interface StackProps {
  space?: Space
  children: ReactNode
}

/** Blocks below each other at one distance. */
export function Stack({ space = 4, children }: StackProps) {
  return (
    <div className={styles.stack} data-space={space}>
      {children}
    </div>
  )
}

interface ClusterProps extends StackProps {
  /** The elements of a line stand here: at its start, or the first at the start and the last at the end. */
  spread?: boolean
}

/** Elements beside each other, continued on the next line where the screen is narrower. */
export function Cluster({ space = 3, spread = false, children }: ClusterProps) {
  return (
    <div className={styles.cluster} data-space={space} data-spread={spread || undefined}>
      {children}
    </div>
  )
}
