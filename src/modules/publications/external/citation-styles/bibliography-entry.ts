/**
 * An item of CSL-JSON as an entry of Hayagriva's bibliographies (github.com/typst/hayagriva, docs/file-format.md). Hayagriva finds the CSL
 * type of an entry by its type and its parent's, and knows none for posters, slides and reviews: each goes as what it looks most like.
 */
import type { CitationStyle } from '../../domain/citation/citation-style.ts'
import type { CslItem, CslName } from '../../domain/citation/csl-item.ts'

interface EntryPerson {
  name: string
  'given-name'?: string
  suffix?: string
}

export interface BibliographyEntry {
  type: 'article' | 'report' | 'misc' | 'video'
  title: string
  author: EntryPerson[]
  language: string | undefined
  date: string | undefined
  genre?: string | undefined
  publisher?: string | undefined
  'page-range'?: string | undefined
  'serial-number': { doi?: string | undefined; issn?: string | undefined }
  url: string | undefined
  parent?: { type: 'periodical'; title: string; volume: string | undefined; issue: string | undefined }
}

/** @param titleNamesGenre the title says what kind of thing it is, for styles that leave that out: “Moths [Poster]” */
export function bibliographyEntry(item: CslItem, style: CitationStyle, titleNamesGenre = false): BibliographyEntry {
  const isInJournal = item.type === 'article-journal' || item.type === 'review'
  const entry = {
    title: titleOf(item),
    author: (item.author ?? []).map(person),
    language: languageOf(item),
    date: dateOf(item),
    'serial-number': { doi: item.DOI, issn: item.ISSN },
    url: item.URL,
  }
  if (isInJournal) {
    const { 'container-title': journal = item.publisher ?? '', volume, issue } = item
    return {
      ...entry,
      type: 'article',
      'page-range': item.page ?? item.number,
      parent: { type: 'periodical', title: asItIs(journal), volume, issue },
    }
  }
  const kind = titleNamesGenre && item.genre !== undefined ? ` ${asItIs(`[${item.genre}]`)}` : ''
  return {
    ...entry,
    type: typeOf(item, style),
    title: `${entry.title}${kind}`,
    genre: item.genre === undefined ? undefined : asItIs(item.genre),
    publisher: item.publisher === undefined && item['event-title'] === undefined ? undefined : asItIs(placeOf(item)),
  }
}

function typeOf({ type }: CslItem, style: CitationStyle): BibliographyEntry['type'] {
  if (type === 'motion_picture') return 'video'
  // Of what has no type of its own, some styles leave out the date and the publisher.
  const needsReport = style === 'IEEE' || style === 'HARVARD' || style === 'AMA'
  return type === 'speech' && !needsReport ? 'misc' : 'report'
}

/** What was shown at a conference is cited by it; all else by who published it. */
function placeOf(item: CslItem): string {
  const conference = [item['event-title'], item['event-place']].filter(Boolean).join(', ')
  return item['event-title'] === undefined ? (item.publisher ?? '') : conference
}

/** In titles, styles may change capitals; not in the line that says how peer review went. */
function titleOf({ title }: CslItem): string {
  const [, words = title, status] = /^(.*) (\[version \d[^[\]]*\])$/.exec(title) ?? []
  return status === undefined ? escapeText(title) : `${escapeText(words)} ${asItIs(status)}`
}

/** A name that is in parts already is not to be taken apart at its spaces; `mendSpaces` puts them back. */
function person(name: CslName): EntryPerson {
  if ('literal' in name) return { name: keepTogether(name.literal) }
  return {
    name: keepTogether(name.family),
    ...(name.given !== undefined && { 'given-name': name.given }),
    ...(name.suffix !== undefined && { suffix: name.suffix }),
  }
}

const keepTogether = (name: string): string => name.replaceAll(' ', '\u00a0')

/** Marks and formulas are not read in it. */
const escapeText = (text: string): string => text.replaceAll(/[\\{}$]/g, '\\$&')
/** Capitals stay too. */
const asItIs = (text: string): string => `{${escapeText(text)}}`

/** Titles in English alone are written with capitals where a style wants them. */
const languageOf = ({ language }: CslItem): string | undefined => /^[a-z]{2}(?=-|$)/.exec(language ?? '')?.[0]

/** No more of it than there is in the calendar. */
function dateOf({ issued }: CslItem): string | undefined {
  const [year, month = 0, day = 0] = issued?.['date-parts'][0] ?? []
  if (year === undefined || year < 1 || year > 9999) return undefined
  const two = (part: number): string => String(part).padStart(2, '0')
  const inYear = String(year).padStart(4, '0')
  if (month < 1 || month > 12) return inYear
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day < 1 || day > lastDay ? `${inYear}-${two(month)}` : `${inYear}-${two(month)}-${two(day)}`
}
