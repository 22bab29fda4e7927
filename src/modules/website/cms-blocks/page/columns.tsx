import type { BlockOf, Part } from '../../domain/site-pages/parts.ts'
import styles from './page-blocks.module.css'

interface ColumnsProps {
  block: BlockOf<'columns'>
  show: (parts: readonly Part[]) => React.ReactNode
}

export function Columns({ block: { columns }, show }: ColumnsProps) {
  return (
    <div className={styles.columns} data-kind="columns" data-count={Math.min(columns.length, 4)}>
      {columns.map((parts, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place.
        <div key={index}>{show(parts)}</div>
      ))}
    </div>
  )
}
