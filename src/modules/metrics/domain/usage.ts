/**
 * What is counted of an item's use, in the words of the COUNTER Code of Practice, release 5.1: an investigation is any use of an item, a
 * request one in which its content itself is seen or taken. Kinds of event are those of the specification (reading.md sections 3 and 7).
 */
import type { ContentType } from '../../../document/metadata/content-type.ts'

export const usageKinds = ['view', 'pdf-download', 'xml-download', 'other-download', 'report-view'] as const
export type UsageKind = (typeof usageKinds)[number]

/** Of a visitor in one hour, an item counts once in each of these, however often and in whichever version and format it was used. */
export const uniqueKinds = ['unique-investigation', 'unique-request'] as const
export type CountedKind = UsageKind | (typeof uniqueKinds)[number]

/** Where a use was counted: here, at PubMed Central, or at Zenodo. */
export const usageSources = ['research', 'pmc', 'zenodo'] as const
export type UsageSource = (typeof usageSources)[number]

/** How a metrics event names what happened. */
export const eventTypes = ['VIEW', 'PDF_DOWNLOAD', 'XML_DOWNLOAD', 'OTHER_DOWNLOAD'] as const
export type EventType = (typeof eventTypes)[number]

export const kindOfEvent = {
  VIEW: 'view',
  PDF_DOWNLOAD: 'pdf-download',
  XML_DOWNLOAD: 'xml-download',
  OTHER_DOWNLOAD: 'other-download',
} as const satisfies Record<EventType, UsageKind>

/** What a file is counted as when it is taken away. */
export function kindOfFile(mimeType: string): UsageKind {
  if (mimeType === 'application/pdf') return 'pdf-download'
  return /^(application|text)\/(\w+\+)?xml$/.test(mimeType) ? 'xml-download' : 'other-download'
}

/**
 * Everything that one use may add one to. The page of an article holds its text; that of any other item tells of the item's files. A report on
 * an article is a component of it, and is counted with it (COUNTER 5.1): whoever reads one has investigated the article, but not seen its text.
 */
export function kindsOfUse(kind: UsageKind, contentType: ContentType): CountedKind[] {
  const isRequest = kind !== 'report-view' && (kind !== 'view' || contentType === 'ARTICLE')
  return isRequest ? [kind, 'unique-investigation', 'unique-request'] : [kind, 'unique-investigation']
}
