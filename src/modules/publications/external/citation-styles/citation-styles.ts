/** The port to a processor of citation styles. */

import type { Language } from '../../../../core/text/languages.ts'
import type { CitationStyle, StyledCitation } from '../../domain/citation/citation-style.ts'
import type { CslItem } from '../../domain/citation/csl-item.ts'

export interface CitationStyles {
  /** Writes the item as one reference. The language applies to the words around the cited work: “Available from”, “and”, months. */
  write(item: CslItem, style: CitationStyle, language: Language): Promise<StyledCitation>
}
