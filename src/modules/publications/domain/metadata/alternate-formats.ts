/** The alternate formats of a publication: their names in a request, and their paths. */

import { type ContentType, contentTypeOfSegment } from '../../../../document/metadata/content-type.ts'
import { type ItemKey, parseItemKey, parseReportId, parseVersionSegment } from '../content/item-path.ts'
import type { ReportId } from '../ids.ts'

export const alternateFormats = {
  'json-ld': { mediaType: 'application/ld+json', file: 'metadata.jsonld' },
  bibtex: { mediaType: 'application/x-bibtex', file: 'citation.bib' },
  ris: { mediaType: 'application/x-research-info-systems', file: 'citation.ris' },
  'csl-json': { mediaType: 'application/vnd.citationstyles.csl+json', file: 'citation.csl.json' },
  linkset: { mediaType: 'application/linkset+json', file: 'linkset.json' },
  /** The stored file, which has a URL of its own. */
  jats: { mediaType: 'application/jats+xml', file: null },
} as const satisfies Record<string, { mediaType: string; file: string | null }>

export type AlternateFormat = keyof typeof alternateFormats
/** Formats with a path beneath the publication's. */
export type FormatWithPath = Exclude<AlternateFormat, 'jats'>

export const formatsWithPath = ['json-ld', 'bibtex', 'ris', 'csl-json', 'linkset'] as const satisfies FormatWithPath[]

/** @param path the publication's own, with its version where it has versions, or a report's */
export const formatPath = (path: string, form: FormatWithPath): string => `${path}/${alternateFormats[form].file}`

export interface RequestedItem {
  contentType: ContentType
  key: ItemKey
  /** Null for the newest, and for items without versions. */
  version: number | null
}

/** One report, beneath the version that it reviews. */
export interface RequestedReport {
  key: ItemKey
  version: number
  reportId: ReportId
}

/** Splits off the format that the last segment names, if any. */
function splitFormat(url: string): { form: FormatWithPath | null; segments: string[] } {
  const [path = ''] = url.split('?')
  const segments = path.split('/').slice(1)
  const form = formatsWithPath.find(each => alternateFormats[each].file === segments.at(-1)) ?? null
  return { form, segments: form === null ? segments : segments.slice(0, -1) }
}

/**
 * Parses the URL of a report, with the format where its last segment names one; null for all other URLs.
 * @param url a path without a language, with or without a query
 */
export function readReportPath(url: string): (RequestedReport & { form: FormatWithPath | null }) | null {
  const { form, segments } = splitFormat(url)
  const [articles, keyText = '', versionText = '', reports, idText = '', ...more] = segments
  const [key, version, reportId] = [parseItemKey(keyText), parseVersionSegment(versionText), parseReportId(idText)]
  if (articles !== 'articles' || reports !== 'reports' || more.length > 0) return null
  return key === null || version === null || reportId === null ? null : { key, version, reportId, form }
}

/**
 * Parses the URL of a publication, with the format where its last segment names one; null for all other URLs.
 * @param url a path without a language, with or without a query
 */
export function readItemPath(url: string): (RequestedItem & { form: FormatWithPath | null }) | null {
  const { form, segments } = splitFormat(url)
  const [segment = '', keyText = '', versionText, ...more] = segments
  const contentType = contentTypeOfSegment(segment)
  const key = parseItemKey(keyText)
  if (contentType === null || key === null || more.length > 0) return null
  if (versionText === undefined) return { contentType, key, version: null, form }
  const version = contentType === 'ARTICLE' ? parseVersionSegment(versionText) : null
  return version === null ? null : { contentType, key, version, form }
}
