/**
 * The codec of browse URLs for pages, forms, links and the API (specification, reading.md section 2.2).
 *
 * Every query has one canonical URL: a single content type and the broadest subject are in the path, lists are sorted, and defaults are
 * left out. Other URLs of the same query are accepted too: parameters in any order, lists with commas or repeated parameters, empty fields
 * of a plain form.
 */
import { href } from '../../../../core/http/href.ts'
import { type ContentType, contentTypeOfSegment, contentTypeSegments } from '../../../../document/metadata/content-type.ts'
import { browseLimits } from './browse-limits.ts'
import { listNames, readBrowseParameters } from './browse-parameters.ts'
import type { BrowseQuery } from './browse-query.ts'

/** The part of a query that the path contains. */
export interface BrowsePath {
  /** Slug or id of a subject, which need not exist. */
  subject: string | null
  contentType: ContentType | null
}

const noPath: BrowsePath = { subject: null, contentType: null }

/** @param segments decoded, those after /browse @returns null where the path leads to no page */
export function readBrowsePath(segments: readonly string[]): BrowsePath | null {
  const [first, second, ...more] = segments.filter(segment => segment !== '')
  if (first === undefined) return noPath
  if (more.length > 0) return null
  const firstType = contentTypeOfSegment(first.toLowerCase())
  if (second === undefined && firstType !== null) return { subject: null, contentType: firstType }
  const contentType = second === undefined ? null : contentTypeOfSegment(second.toLowerCase())
  if (firstType !== null || (second !== undefined && contentType === null) || !isSubject(first)) return null
  return { subject: first, contentType }
}

/** Whether a text can be a subject in a URL, that is a slug or an id. Names of content types cannot: they have their own meaning. */
export function isSubject(text: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u.test(text) && contentTypeOfSegment(text.toLowerCase()) === null
}

/**
 * Never throws. Invalid values are ignored, and so is an invalid path: check that with `readBrowsePath`.
 * @param segments decoded, those after /browse
 */
export function parseBrowsePath(segments: readonly string[], parameters: URLSearchParams): BrowseQuery {
  const path = readBrowsePath(segments) ?? noPath
  const { query, terms } = readBrowseParameters(parameters)
  // The first missing level ends the subjects, because a deeper one would have no parent.
  const subjects: string[] = []
  for (let level = 0; level < browseLimits.subjectLevels; level += 1) {
    const said = level === 0 ? (path.subject ?? terms.get(0)) : terms.get(level)
    if (said === undefined || !isSubject(said)) break
    subjects.push(said)
  }
  return { ...query, subjects, contentTypes: path.contentType === null ? query.contentTypes : [path.contentType] }
}

/** Writes a whole query as parameters, for URLs whose path has no room for it, such as those of feeds and gateways. */
export function browseParameters(query: BrowseQuery): URLSearchParams {
  return otherParameters(noPath, query)
}

/**
 * The canonical path of a query, without a language prefix.
 * @param base for a tab of a gateway: its path, in which subject and type become parameters
 */
export function browsePath(query: BrowseQuery, base: string | null = null): string {
  if (base !== null) return withParameters(base, browseParameters(query))
  const [onlyType, ...moreTypes] = query.contentTypes
  const inPath: BrowsePath = {
    subject: query.subjects[0] ?? null,
    contentType: onlyType !== undefined && moreTypes.length === 0 ? onlyType : null,
  }
  const path = [href('/browse')]
  if (inPath.subject !== null) path.push(encodeURIComponent(inPath.subject))
  if (inPath.contentType !== null) path.push(contentTypeSegments[inPath.contentType])
  return withParameters(path.join('/'), otherParameters(inPath, query))
}

/** Whether a URL must be redirected to its canonical form. Parameters that are none of browse do not count. */
export function differsFromCanonical(requested: URL, canonical: string): boolean {
  const wanted = new URL(canonical, requested)
  const said = (url: URL) => JSON.stringify([...url.searchParams].filter(([name]) => isBrowseParameter(name)))
  return decodedPath(requested) !== decodedPath(wanted) || said(requested) !== said(wanted)
}

const isBrowseParameter = (name: string): boolean => plainNames.has(name) || /^(?:term|[nvo])\d+$/.test(name)
const plainNames: ReadonlySet<string> = new Set([
  ...listNames,
  ...['publishedFrom', 'publishedTo'],
  ...['all', 'page', 'show', 'feed', 'peerReviewed', 'grantAcronym', 'grantNumber', 'sort'],
])

function decodedPath({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function withParameters(path: string, parameters: URLSearchParams): string {
  // A comma needs no escaping in a query string, and is easier to read.
  return parameters.size === 0 ? path : `${path}?${parameters.toString().replaceAll('%2C', ',')}`
}

/** Writes the parameters in canonical order. */
function otherParameters(path: BrowsePath, query: BrowseQuery): URLSearchParams {
  const parameters = new URLSearchParams()
  const add = (name: string, value: string | number, usual: string | number = '') => {
    if (value !== usual) parameters.append(name, String(value))
  }
  add('all', query.all)
  for (const [level, subject] of query.subjects.entries()) {
    if (level > 0 || path.subject === null) add(`term${level}`, subject)
  }
  for (const name of listNames) {
    if (name !== 'contentTypes' || path.contentType === null) add(name, query[name].join(','))
  }
  add('publishedFrom', query.publishedFrom ?? '')
  add('publishedTo', query.publishedTo ?? '')
  add('peerReviewed', query.peerReviewed ? 'true' : '')
  add('grantAcronym', query.grantAcronym)
  add('grantNumber', query.grantNumber)
  for (const [row, { field, value, operator }] of query.searchIn.entries()) {
    add(`n${row}`, field)
    add(`v${row}`, value)
    add(`o${row}`, operator, 'AND')
  }
  add('sort', query.sort, 'relevance')
  add('feed', query.feed, 'library')
  add('page', query.page, 1)
  add('show', query.show, browseLimits.show.standard)
  return parameters
}
