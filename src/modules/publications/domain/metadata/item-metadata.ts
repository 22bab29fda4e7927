/** What machines are told of an item: one set of facts, from which tags, JSON-LD and links are made. */

import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { NoticeKind } from '../../../../document/metadata/related-article.ts'
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-status.ts'
import { hasGatewayPages } from '../../../gateways/domain/addresses.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'

export interface MetadataOrganisation {
  name: string
  /** `https://ror.org/…` */
  ror: string | null
}

export type MetadataAuthor =
  | {
      kind: 'person'
      given: string | null
      family: string | null
      suffix: string | null
      full: string
      /** `0000-0002-1825-0097` */
      orcid: string | null
      affiliations: MetadataOrganisation[]
    }
  | { kind: 'group'; full: string; affiliations: MetadataOrganisation[] }

export interface MetadataFile {
  /** Path from the site's root. */
  url: string
  name: string
  mimeType: string
  bytes: number
  role: 'jats' | 'pdf' | 'main' | 'captions' | 'transcript' | 'supplement'
  language: string | null
}

export interface MetadataReview {
  kind: 'reviewer-report' | 'other'
  /** Where it is read, from the site's root, with its place on the page. */
  path: string
  doi: string | null
  published: string | null
  reviewedVersion: number
  decision: ReviewerDecision | null
  /** Empty where nobody is named. */
  authors: MetadataAuthor[]
}

export interface MetadataJournal {
  title: string
  abbreviation: string | null
  issns: string[]
  publisher: string | null
}

export interface MetadataFunding {
  funder: string
  /** Address of the funder's identifier (ROR, Open Funder Registry). */
  identifier: string | null
  awards: string[]
}

export interface MetadataImage {
  url: string
  width: number
  height: number
}

export interface MetadataNotice {
  kind: NoticeKind
  title: string
  /** A path from the site's root, or an address elsewhere. */
  href: string
  published: string | null
}

/** Dates are 'YYYY-MM-DD', or less where less is known. Paths are from the site's root. */
export interface ItemMetadata {
  contentType: ContentType
  /** Of this version, where there are versions. */
  path: string
  /** Of whatever is newest. */
  itemPath: string
  /** Under its notice: “RETRACTED: …”. */
  title: string
  /** The gravest notice on it. */
  notice: NoticeKind | null
  /** All notices on it. */
  notices: MetadataNotice[]
  editorialStatus: EditorialStatus | null
  /** “[version 2; peer review: 2 approved]”, in English: part of how an article is cited. */
  statusLine: string | null
  language: string
  typeName: string | null
  /** Null for all but articles. */
  versionNumber: number | null
  versions: { versionNumber: number; path: string; doi: string | null; published: string | null }[]
  doi: string | null
  published: string | null
  abstract: string | null
  authors: MetadataAuthor[]
  editors: MetadataAuthor[]
  keywords: string[]
  subjects: string[]
  /** An http address. */
  licence: string | null
  copyright: { year: string | null; holder: string | null }
  funding: MetadataFunding[]
  /** Null where the source names none: the platform is the journal then. */
  journal: MetadataJournal | null
  volume: string | null
  issue: string | null
  firstPage: string | null
  lastPage: string | null
  elocationId: string | null
  conference: { name: string; place: string | null; date: string | null } | null
  files: MetadataFile[]
  /** On this version and on others. */
  reviews: MetadataReview[]
  collections: { name: string; path: string }[]
  /** It is invented, and search engines do not list it. */
  sampleContent: boolean
  /** The first figure, or the item's own image. */
  picture: MetadataImage | null
}

/** A cited work, as JSON-LD names it. */
export interface MetadataReference {
  doi: string | null
  /** The whole reference in a line. */
  text: string
}

/** The site that an item is shown on. */
export interface MetadataSite {
  /** Such as https://research.example.org; empty where it is not known, and addresses are paths then. */
  origin: string
  name: string
  /** Of what names no publisher itself. */
  publisher: string
  issn: string | null
  /** Whether gateways have pages on it, which can be named. */
  hasGatewayPages: boolean
}

/** @param origin null where it is not known */
export function metadataSiteOf(platform: PlatformFacts, origin: string | null): MetadataSite {
  const { displayName: name } = platform
  return { origin: origin ?? '', name, publisher: name, issn: platform.issn, hasGatewayPages: hasGatewayPages(platform) }
}

/** @param href a path from the site's root, or an address elsewhere */
export const addressOn = (site: MetadataSite, href: string): string => (href.startsWith('/') ? site.origin + href : href)

/** Of gateways without pages there is no address to tell. */
export const collectionsOn = (item: ItemMetadata, site: MetadataSite): ItemMetadata['collections'] =>
  site.hasGatewayPages ? item.collections : []

export const fileOfRole = (item: ItemMetadata, role: MetadataFile['role']): MetadataFile | undefined =>
  item.files.find(file => file.role === role)

/** The PDF of an article, or the file of another item where it is one. */
export const pdfOf = (item: ItemMetadata): MetadataFile | undefined =>
  fileOfRole(item, 'pdf') ?? item.files.find(({ role, mimeType }) => role === 'main' && mimeType === 'application/pdf')

/** A source's own journal has its own numbers; the platform's stand for what is the platform's alone. */
export function journalOf(item: Pick<ItemMetadata, 'journal'>, site: MetadataSite): MetadataJournal {
  return item.journal ?? { title: site.name, abbreviation: null, issns: site.issn === null ? [] : [site.issn], publisher: site.publisher }
}
