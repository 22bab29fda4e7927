import shared from '../../../gateways/components/blocks.module.css'
import { LibraryImage } from '../../../sites/components/library-image.tsx'
import type { BlockOf } from '../../domain/site-pages/parts.ts'
import styles from './page-blocks.module.css'
import { PageText } from './page-text.tsx'

export function CustomerQuote({ block: { mode, name, jobTitle, html, picture } }: { block: BlockOf<'customer-quote'> }) {
  return (
    <figure className={`${shared.quote} ${styles.quotation}`} data-kind="customer-quote">
      <blockquote>
        <PageText html={html} />
      </blockquote>
      <figcaption>
        {mode === 'standard' && picture !== null && <LibraryImage picture={picture} alt={picture.alt} square={56} />}
        <span>
          <strong>{name}</strong>
          {jobTitle !== null && <span className={shared.job}>{jobTitle}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
