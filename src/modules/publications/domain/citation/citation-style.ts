/** The styles in which a citation can be copied, under the names of their guides. */
import type { SafeHtml } from '../../../../core/text/safe-html.ts'

export const citationStyles = ['APA', 'VANCOUVER', 'HARVARD', 'CHICAGO', 'MLA', 'IEEE', 'AMA'] as const
export type CitationStyle = (typeof citationStyles)[number]

/** The default for readers who have not chosen one: the style of most journals of medicine and the life sciences. */
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

/** One reference in two forms: with italics, and for plain text. */
export interface StyledCitation {
  html: SafeHtml
  text: string
}
