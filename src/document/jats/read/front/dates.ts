import type { PartialDate } from '../../../../core/text/date.ts'
import type { XmlElement } from '../xml/node.ts'
import { attribute, childrenNamed, childText, hasText, textOf } from '../xml/read.ts'

/**
 * Reads `pub-date`, `date` and elements with the same children; null where no year can be found. `text` is set where the source has more
 * than year, month and day (a season, an era, a date in words).
 */
export function readDate(element: XmlElement): PartialDate | null {
  const machine = readIsoDate(attribute(element, 'iso-8601-date') ?? attribute(element, 'calendar-iso-date') ?? '')
  const words = childText(element, 'string-date')
  const season = childText(element, 'season')
  const written = words ? readWrittenDate(words) : null
  const loose = hasText(element.children.filter(child => typeof child === 'string')) ? readWrittenDate(textOf(element)) : null
  const year = yearOf(childText(element, 'year')) ?? machine?.year ?? written?.year ?? loose?.year
  if (year === undefined) return null
  const month = monthOf(childText(element, 'month')) ?? machine?.month ?? written?.month ?? loose?.month ?? null
  const day = dayOf(childText(element, 'day')) ?? machine?.day ?? written?.day ?? loose?.day ?? null
  const said =
    words ?? (season ? [season, childText(element, 'year')].filter(Boolean).join(' ') : childText(element, 'era') ? textOf(element) : null)
  return { year, month, day: month === null ? null : day, text: said }
}

/** Reads “2024-03-09”, “2024-03” or “2024”, with or without a time. */
export function readIsoDate(text: string): PartialDate | null {
  const found = /^(\d{4})(?:-?(\d{2})(?:-?(\d{2}))?)?(?:T.*)?$/.exec(text.trim())
  if (!found?.[1]) return null
  return { year: Number(found[1]), month: monthOf(found[2] ?? null), day: dayOf(found[3] ?? null), text: null }
}

/** Reads “12 September 2018”, “Sep 12, 2018”, “2018-09-12”; null where it contains no year. */
export function readWrittenDate(text: string): PartialDate | null {
  const iso = readIsoDate(text)
  if (iso) return iso
  const year = yearOf(text)
  if (year === undefined) return null
  const word = (text.match(/\p{L}{3,}/gu) ?? []).map(monthOf).find(month => month !== null) ?? null
  const day = /(?:^|\D)(\d{1,2})(?:st|nd|rd|th)?(?=\D|$)/.exec(text.replace(/\d{4}/, ' '))?.[1] ?? null
  return { year, month: word, day: word === null ? null : dayOf(day), text }
}

/** Each date of a list of `pub-date`s, with its type. */
export function readPublicationDates(meta: XmlElement): { type: string; date: PartialDate }[] {
  return childrenNamed(meta, 'pub-date').flatMap(element => {
    const date = readDate(element)
    return date ? [{ type: publicationDateType(element), date }] : []
  })
}

/** Normalises the type to `epub` or `ppub` for the electronic and printed publication, from JATS 1.1's attributes or NLM's `pub-type`. */
function publicationDateType(element: XmlElement): string {
  const type = attribute(element, 'date-type')
  const format = attribute(element, 'publication-format')
  if (type === 'pub' || type === 'publication') {
    if (format === 'electronic') return 'epub'
    if (format === 'print') return 'ppub'
  }
  return type ?? attribute(element, 'pub-type') ?? 'pub'
}

// An update is the date of this very version; the others apply to an article with a single version.
const publicationTypes = [
  'update',
  'epub',
  'epub-version',
  'pub',
  'publication',
  'posted_date',
  'posted',
  'preprint',
  'original-publication',
  'epub-original',
  'epub-ppub',
  'ppub',
  'final',
  'open-access',
  'publication-year',
  'collection',
  'cover',
]

/** The date on which this version was published, from its publication dates, else from its history. */
export function publicationDate(
  dates: readonly { type: string; date: PartialDate }[],
  history: readonly { type: string; date: PartialDate | null }[],
): PartialDate | null {
  for (const type of publicationTypes) {
    const found = dates
      .filter(entry => entry.type === type)
      .map(entry => entry.date)
      .toSorted(byPrecision)[0]
    if (found) return found
  }
  const published = history.find(entry => /^(?:pub|epub|published|published-online|online|release)$/.test(entry.type) && entry.date)
  return dates[0]?.date ?? published?.date ?? null
}

function byPrecision(one: PartialDate, other: PartialDate): number {
  return precision(other) - precision(one)
}

function precision(date: PartialDate): number {
  return (date.month === null ? 0 : 1) + (date.day === null ? 0 : 1)
}

function yearOf(text: string | null): number | undefined {
  const found = /(?:^|\D)(1[5-9]\d\d|20\d\d|21\d\d)(?:\D|$)/.exec(text ?? '')?.[1]
  return found ? Number(found) : undefined
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

function monthOf(text: string | null): number | null {
  const value = text?.trim().toLowerCase() ?? ''
  const number = /^\d{1,2}$/.test(value) ? Number(value) : months.indexOf(value.slice(0, 3)) + 1
  return number >= 1 && number <= 12 ? number : null
}

function dayOf(text: string | null): number | null {
  const number = /^\d{1,2}$/.test(text?.trim() ?? '') ? Number(text) : 0
  return number >= 1 && number <= 31 ? number : null
}
