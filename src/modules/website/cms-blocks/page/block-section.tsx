import styles from './page-blocks.module.css'

interface BlockSectionProps {
  kind: string
  title: string | null
  children: React.ReactNode
}

/** Wraps a block, with its title where it has one. */
export function BlockSection({ kind, title, children }: BlockSectionProps) {
  if (title === null)
    return (
      <div className={styles.block} data-kind={kind}>
        {children}
      </div>
    )
  return (
    <section className={styles.block} data-kind={kind} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}
