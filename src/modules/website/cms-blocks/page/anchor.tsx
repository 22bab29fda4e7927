import type { BlockOf } from '../../domain/site-pages/parts.ts'
import styles from './page-blocks.module.css'

/** A target of the page's menu. */
export function Anchor({ block: { id, text } }: { block: BlockOf<'anchor'> }) {
  return text === '' ? (
    <span id={id} className={styles.anchor} />
  ) : (
    <h2 id={id} className={styles.anchor}>
      {text}
    </h2>
  )
}
