/** The styles in which a citation can be copied, by the names that their guides go by. */
import type { SafeHtml } from '../../../../core/text/safe-html.ts'

export const citationStyles = ['APA', 'VANCOUVER', 'HARVARD', 'CHICAGO', 'MLA', 'IEEE', 'AMA'] as const
export type CitationStyle = (typeof citationStyles)[number]

/** What a reader who has not chosen one is shown: the style of most journals of medicine and the life sciences. */
export const usualCitationStyle: CitationStyle = 'VANCOUVER'

export const citationStyleNames: Readonly<Record<CitationStyle, string>> = {
  APA: 'APA (7th edition)',
  VANCOUVER: 'Vancouver',
  HARVARD: 'Harvard (Cite Them Right)',
  CHICAGO: 'Chicago (author–date)',
  MLA: 'MLA',
  IEEE: 'IEEE',
  AMA: 'AMA',
}

export const isCitationStyle = (text: string): text is CitationStyle => citationStyles.some(style => style === text)

/** One reference: as it is pasted into a text with italics, and into one without. */
export interface StyledCitation {
  html: SafeHtml
  text: string
}
