import type { BlockOf, Part } from '../../domain/site-pages/parts.ts'
import styles from './page-blocks.module.css'

interface InfoRowsProps {
  block: BlockOf<'info-rows'>
  show: (parts: readonly Part[]) => React.ReactNode
}

/** Rows of text, each with an image or a title on the left. */
export function InfoRows({ block, show }: InfoRowsProps) {
  return (
    <div className={styles.rows} data-kind="info-rows">
      {block.rows.map(({ title, picture, parts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place.
        <section key={index} aria-label={title ?? undefined}>
          <div>
            {picture !== null && <img src={picture.url} width={picture.width} height={picture.height} alt={picture.alt} loading="lazy" />}
            {title !== null && <p className={styles.itemTitle}>{title}</p>}
          </div>
          <div>{show(parts)}</div>
        </section>
      ))}
    </div>
  )
}
