/** A publication as citation processors read it: an item of CSL-JSON 1.0.2, from which every other format is written. */

import { normaliseLine } from '../../../../core/text/normalise-line.ts'
import { doiUrl } from '../../../../document/metadata/identifiers.ts'
import { noticeSentence, noticeStatus } from '../../../../document/metadata/publication-notice.ts'
import type { CitedAuthor, CitedReport, CitedSite, CitedWork } from './cited-work.ts'

export type CslName = { family: string; given?: string; suffix?: string } | { literal: string }
export type CslDate = { 'date-parts': [number[]] }

interface CslFacts {
  /** The kind of publication, in words. */
  genre: string
  author: CslName[]
  issued: CslDate
  'container-title': string
  'container-title-short': string
  ISSN: string
  volume: string
  issue: string
  page: string
  'page-first': string
  /** The article number of an article without pages. */
  number: string
  version: string
  publisher: string
  'event-title': string
  'event-place': string
  'reviewed-title': string
  'reviewed-author': CslName[]
  abstract: string
  keyword: string
  /** The status of the text: “Retracted”. */
  status: string
  note: string
  language: string
  DOI: string
  URL: string
}

/** Unknown values are left out. Every text is one line without control characters, so that none can break a line of another format. */
export type CslItem = {
  id: string
  type: 'article-journal' | 'report' | 'review' | 'speech' | 'motion_picture'
  title: string
} & { [Fact in keyof CslFacts]?: CslFacts[Fact] | undefined }

const kinds: Readonly<Record<CitedWork['contentType'], { type: CslItem['type']; genre?: string }>> = {
  ARTICLE: { type: 'article-journal' },
  DOCUMENT: { type: 'report' },
  POSTER: { type: 'speech', genre: 'Poster' },
  SLIDE: { type: 'speech', genre: 'Slides' },
  VIDEO: { type: 'motion_picture', genre: 'Video' },
}

/** Cites an article version or any other publication. A title ends with the status of its review, as reviewed preprints are cited. */
export function citeWork(work: CitedWork, site: CitedSite): CslItem {
  const { type, genre } = kinds[work.contentType]
  const isArticle = work.contentType === 'ARTICLE'
  const { container, publisher } = placeOf(work, site)
  return {
    id: idOf(work.doi, work.path),
    type,
    genre: normaliseLine(work.typeName ?? '') || genre,
    title: [work.title, work.statusLine ?? ''].map(normaliseLine).filter(Boolean).join(' '),
    author: names(work.authors),
    issued: dateOf(work.published),
    ...(isArticle && container),
    volume: line(work.volume),
    issue: line(work.issue),
    page: pagesOf(work),
    'page-first': line(work.firstPage),
    number: work.firstPage === null ? line(work.elocationId) : undefined,
    version: work.versionNumber === null ? undefined : String(work.versionNumber),
    publisher: line(publisher),
    'event-title': line(work.conference?.name),
    'event-place': line(work.conference?.place),
    abstract: line(work.abstract),
    keyword: line(work.keywords.join('; ')),
    ...(work.notice && { status: noticeStatus[work.notice], note: noticeSentence[work.notice] }),
    language: line(work.language),
    ...doiOrUrl(work.doi, work.path, site),
  }
}

const reportTitles: Readonly<Record<CitedReport['kind'], string>> = {
  'reviewer-report': 'Reviewer report for',
  'editor-report': 'Editor’s report for',
  'decision-letter': 'Decision letter for',
  'author-response': 'Author response for',
  commentary: 'Commentary on',
  'review-documents': 'Review documents for',
}

/**
 * A report's own title (“Reviewer response for version 1”) says nothing among other references, so the title of the reviewed article is
 * part of it.
 */
export function citeReport(report: CitedReport, site: CitedSite): CslItem {
  const { reviewed } = report
  const { container, publisher } = placeOf(reviewed, site)
  const reviewedTitle = [reviewed.title, reviewed.statusLine ?? ''].map(normaliseLine).filter(Boolean).join(' ')
  return {
    id: idOf(report.doi, report.path),
    type: 'review',
    genre: 'Peer review',
    title: `${reportTitles[report.kind]}: ${reviewedTitle}`,
    author: names(report.authors),
    issued: dateOf(report.published),
    ...container,
    volume: line(reviewed.volume),
    issue: line(reviewed.issue),
    publisher: line(publisher),
    'reviewed-title': reviewedTitle,
    'reviewed-author': names(reviewed.authors),
    language: line(report.language ?? reviewed.language),
    ...doiOrUrl(report.doi, report.path, site),
  }
}

/** “Family, Given, Suffix”, or the whole name where it has no parts. */
export function nameText(name: CslName): string {
  return 'literal' in name ? name.literal : [name.family, name.given, name.suffix].filter(part => part !== undefined).join(', ')
}

/** A source's own journal has its own volumes and numbers; the site's apply only to the site's own publications. */
function placeOf({ journal }: CitedWork, site: CitedSite) {
  const { title, abbreviation, issns, publisher } = journal ?? {
    title: site.name,
    abbreviation: null,
    issns: site.issn === null ? [] : [site.issn],
    publisher: site.publisher,
  }
  return {
    container: { 'container-title': line(title), 'container-title-short': line(abbreviation), ISSN: line(issns[0]) },
    publisher: publisher ?? (journal === null ? site.publisher : null),
  }
}

const line = (text: string | null | undefined): string | undefined => normaliseLine(text ?? '') || undefined

function names(authors: readonly CitedAuthor[]): CslName[] | undefined {
  const known = authors.flatMap((author): CslName[] => {
    const full = line(author.full)
    if (author.kind === 'person') {
      const [family, given, suffix] = [line(author.family), line(author.given), line(author.suffix)]
      if (family !== undefined) return [{ family, ...(given !== undefined && { given }), ...(suffix !== undefined && { suffix }) }]
    }
    return full === undefined ? [] : [{ literal: full }]
  })
  return known.length === 0 ? undefined : known
}

function dateOf(date: string | null): CslDate | undefined {
  const parts = date?.split('-').map(Number) ?? []
  return parts.length === 0 || parts.some(part => !Number.isInteger(part)) ? undefined : { 'date-parts': [parts] }
}

function pagesOf({ firstPage, lastPage }: CitedWork): string | undefined {
  const [first, last] = [line(firstPage), line(lastPage)]
  return first === undefined || last === undefined || first === last ? first : `${first}-${last}`
}

/** A DOI stays the same where URLs change. */
function doiOrUrl(doi: string | null, path: string, { origin }: CitedSite): { DOI: string | undefined; URL: string | undefined } {
  const DOI = line(doi)
  if (DOI !== undefined) return { DOI, URL: doiUrl(DOI) }
  return { DOI, URL: origin === '' ? undefined : line(origin + path) }
}

/** Every export of the same publication gives the same id. */
const idOf = (doi: string | null, path: string): string => line(doi) ?? normaliseLine(path).replace(/^\//, '')
