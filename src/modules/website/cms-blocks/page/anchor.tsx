import type { BlockOf } from '../../domain/site-pages/parts.ts'
import styles from './page-blocks.module.css'

/** A place of the page that its menu leads to. */
export function Anchor({ block: { id, text } }: { block: BlockOf<'anchor'> }) {
  return text === '' ? (
    <span id={id} className={styles.anchor} />
  ) : (
    <h2 id={id} className={styles.anchor}>
      {text}
    </h2>
  )
}
