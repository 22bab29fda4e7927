import { LibraryImage } from '../../../sites/components/library-image.tsx'
import type { BlockOf } from '../../domain/site-pages/parts.ts'
import styles from './page-blocks.module.css'
import { PageText } from './page-text.tsx'

/** The width of the widest layout, in CSS pixels. */
const widestPage = 1440

/** An image whose caption covers it on hover and on keyboard focus. On devices without hover, and in print, the caption is below it. */
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
