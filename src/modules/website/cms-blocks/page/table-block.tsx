import type { BlockOf } from '../../domain/site-pages/parts.ts'
import '../../../../ui/table.css'

/** A table of the page, which scrolls horizontally on narrow screens. */
export function TableBlock({ block: { caption, html, shaded } }: { block: BlockOf<'table'> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: what scrolls must be reachable by keyboard, and then has a role and a name.
    <div className="table-scroller" role="region" aria-label={caption} tabIndex={0} data-kind="table">
      <table
        data-unshaded={shaded ? undefined : ''}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by domain/site-pages/page-html.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </div>
  )
}
