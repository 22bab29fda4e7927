import { affiliationLine, byline, escapeHtml } from '../../lib/html.ts'
import { doiOf, sampleLine } from '../../lib/item.ts'
import type { Paper } from '../document.ts'

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
export const published = (paper: Paper): string => date.format(new Date(`${paper.facts.published}T00:00:00Z`))
export const title = (paper: Paper): string => `<h1>${escapeHtml(paper.facts.title)}</h1>`
export const people = (paper: Paper): string =>
  `<p class="authors">${byline(paper.facts.authors, paper.facts.affiliations.length > 1)}</p><p class="affiliations">${affiliationLine(paper.facts.affiliations)}</p>`
export const summary = (paper: Paper): string => paper.summary.map(item => `<li>${item}</li>`).join('')
export function imprint(paper: Paper): string {
  const contact = paper.facts.authors.find(a => a.email)?.email
  return `<p class="imprint">${published(paper)} · doi.org/${doiOf(paper.facts)} · CC BY 4.0${contact ? ` · ${contact}` : ''}<br>${sampleLine}</p>`
}
/** The page number and a running line at the foot of each page. */
export const feet = (running: string, colour: string, side: string): string =>
  `@bottom-left{content:'${running.replaceAll("'", '\u2019')}';font:8.5pt 'Source Sans 3 Variable',sans-serif;color:${colour};padding-left:${side}}@bottom-right{content:counter(page);font:600 9pt 'Source Sans 3 Variable',sans-serif;color:${colour};padding-right:${side}}`
