import type { BlockOf } from '../../domain/site-pages/parts.ts'
import { LibraryImage } from '../library-image.tsx'
import styles from './page-blocks.module.css'
import { PageText } from './page-text.tsx'

/** As wide as the widest layout. */
const widestPage = 1440

/**
 * An image whose caption lies over it while a pointer is on it or the keyboard's focus in it. Where nothing can hover, and in print, the
 * caption stands beneath it.
 */
export function ImageBlock({ block }: { block: BlockOf<'image'> }) {
  const { picture, caption, isHero, fullCoverage, minHeight, horizontal, vertical, spacing } = block
  return (
    <figure
      className={styles.image}
      data-kind="image"
      data-hero={isHero || undefined}
      data-covers={fullCoverage || undefined}
      data-min-height={minHeight === 0 ? undefined : minHeight}
      data-horizontal={horizontal}
      data-vertical={vertical}
      data-spacing={spacing === 0 ? undefined : spacing}
      tabIndex={caption === null ? undefined : 0}
    >
      <LibraryImage picture={picture} alt={picture.alt} widest={widestPage} isFirst={isHero} />
      {caption !== null && (
        <figcaption>
          <PageText html={caption} />
        </figcaption>
      )}
    </figure>
  )
}
