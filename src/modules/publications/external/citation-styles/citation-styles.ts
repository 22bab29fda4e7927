/** A processor of citation styles: what the use cases ask of it. */

import type { Language } from '../../../../core/text/languages.ts'
import type { CitationStyle, StyledCitation } from '../../domain/citation/citation-style.ts'
import type { CslItem } from '../../domain/citation/csl-item.ts'

export interface CitationStyles {
  /** The item as one reference. The language is that of the words around what is cited: “Available from”, “and”, months. */
  write(item: CslItem, style: CitationStyle, language: Language): Promise<StyledCitation>
}
