import { useId } from 'react'
import './table.css'

interface TableProps {
  caption: React.ReactNode
  /** Set if the heading above has the same text. */
  captionHidden?: boolean
  /** Shades every other row, which helps to read wide rows. */
  shaded?: boolean
  /** `thead` and `tbody`; a cell with figures has `data-numeric`. */
  children?: React.ReactNode
}

/** A table that scrolls within itself where the screen is narrower than 534 px (specification, reading.md section 9), by keyboard too. */
export function Table({ caption, captionHidden = false, shaded = true, children }: TableProps) {
  const captionId = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: what scrolls must be reachable by keyboard, and then has a role and a name.
    <div className="table-scroller" role="region" aria-labelledby={captionId} tabIndex={0}>
      <table id={shaded ? undefined : `${captionId}-no-row-shading`}>
        <caption id={captionId} className={captionHidden ? 'visually-hidden' : undefined}>
          {caption}
        </caption>
        {children}
      </table>
    </div>
  )
}
