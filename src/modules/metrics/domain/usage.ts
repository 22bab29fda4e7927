/**
 * Usage in terms of the COUNTER Code of Practice, release 5.1: an investigation is any use of a publication, a request one in which its
 * content itself is viewed or downloaded. Kinds of event are those of the specification (reading.md sections 3 and 7).
 */
import type { ContentType } from '../../../document/metadata/content-type.ts'

export const usageKinds = ['view', 'pdf-download', 'xml-download', 'other-download', 'report-view'] as const
export type UsageKind = (typeof usageKinds)[number]

/** Each of these counts a publication once per visitor and hour, however often and in whichever version and format it was used. */
export const uniqueKinds = ['unique-investigation', 'unique-request'] as const
export type CountedKind = UsageKind | (typeof uniqueKinds)[number]

/** The source that counted a use: this site, PubMed Central, or Zenodo. */
export const usageSources = ['research', 'pmc', 'zenodo'] as const
export type UsageSource = (typeof usageSources)[number]

/** The event types of the specification. */
export const eventTypes = ['VIEW', 'PDF_DOWNLOAD', 'XML_DOWNLOAD', 'OTHER_DOWNLOAD'] as const
export type EventType = (typeof eventTypes)[number]

export const kindOfEvent = {
  VIEW: 'view',
  PDF_DOWNLOAD: 'pdf-download',
  XML_DOWNLOAD: 'xml-download',
  OTHER_DOWNLOAD: 'other-download',
} as const satisfies Record<EventType, UsageKind>

/** The kind of usage that the download of a file counts as. */
export function kindOfFile(mimeType: string): UsageKind {
  if (mimeType === 'application/pdf') return 'pdf-download'
  return /^(application|text)\/(\w+\+)?xml$/.test(mimeType) ? 'xml-download' : 'other-download'
}

/**
 * All counts that one use increases. An article's page contains its text; the page of another publication only describes its files. A
 * report on
 * an article is a component of it, and is counted with it (COUNTER 5.1): reading one is an investigation of the article, but no request.
 */
export function kindsOfUse(kind: UsageKind, contentType: ContentType): CountedKind[] {
  const isRequest = kind !== 'report-view' && (kind !== 'view' || contentType === 'ARTICLE')
  return isRequest ? [kind, 'unique-investigation', 'unique-request'] : [kind, 'unique-investigation']
}
