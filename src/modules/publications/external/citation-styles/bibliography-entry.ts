/**
 * Converts an item of CSL-JSON to an entry of Hayagriva's bibliographies (github.com/typst/hayagriva, docs/file-format.md). Hayagriva
 * derives an entry's CSL type from its type and its parent's, and has none for posters, slides and reviews, so each uses the most similar
 * type.
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

/** @param titleNamesGenre adds the genre to the title for styles that leave it out: “Moths [Poster]” */
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
  // Some styles leave out the date and the publisher of works without a type of their own.
  const needsReport = style === 'IEEE' || style === 'HARVARD' || style === 'AMA'
  return type === 'speech' && !needsReport ? 'misc' : 'report'
}

/** A work shown at a conference is cited with the conference, any other with its publisher. */
function placeOf(item: CslItem): string {
  const conference = [item['event-title'], item['event-place']].filter(Boolean).join(', ')
  return item['event-title'] === undefined ? (item.publisher ?? '') : conference
}

/** Styles may change the capitals of titles, but not of the status line. */
function titleOf({ title }: CslItem): string {
  const [, words = title, status] = /^(.*) (\[version \d[^[\]]*\])$/.exec(title) ?? []
  return status === undefined ? escapeText(title) : `${escapeText(words)} ${asItIs(status)}`
}

/** A name that is already split must not be split at its spaces; `mendSpaces` puts them back. */
function person(name: CslName): EntryPerson {
  if ('literal' in name) return { name: keepTogether(name.literal) }
  return {
    name: keepTogether(name.family),
    ...(name.given !== undefined && { 'given-name': name.given }),
    ...(name.suffix !== undefined && { suffix: name.suffix }),
  }
}

const keepTogether = (name: string): string => name.replaceAll(' ', '\u00a0')

/** Escapes markup and formulas. */
const escapeText = (text: string): string => text.replaceAll(/[\\{}$]/g, '\\$&')
/** Braces keep the capitals unchanged. */
const asItIs = (text: string): string => `{${escapeText(text)}}`

/** Styles capitalise only titles in English. */
const languageOf = ({ language }: CslItem): string | undefined => /^[a-z]{2}(?=-|$)/.exec(language ?? '')?.[0]

/** Includes only the parts of the date that exist in the calendar. */
function dateOf({ issued }: CslItem): string | undefined {
  const [year, month = 0, day = 0] = issued?.['date-parts'][0] ?? []
  if (year === undefined || year < 1 || year > 9999) return undefined
  const two = (part: number): string => String(part).padStart(2, '0')
  const inYear = String(year).padStart(4, '0')
  if (month < 1 || month > 12) return inYear
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return day < 1 || day > lastDay ? `${inYear}-${two(month)}` : `${inYear}-${two(month)}-${two(day)}`
}
