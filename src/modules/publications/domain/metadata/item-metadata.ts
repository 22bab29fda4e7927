/** The metadata of a publication, from which tags, JSON-LD and links are made. */

import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { NoticeKind } from '../../../../document/metadata/related-article.ts'
import type { ReviewerDecision } from '../../../../document/peer-review/decision.ts'
import type { EditorialStatus } from '../../../../document/peer-review/editorial-statuses.ts'
import { hasGatewayPages } from '../../../sites/domain/gateway-pages.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'

export interface MetadataOrganisation {
  name: string
  /** Such as `https://ror.org/…`. */
  ror: string | null
}

export type MetadataAuthor =
  | {
      kind: 'person'
      given: string | null
      family: string | null
      suffix: string | null
      full: string
      /** Such as `0000-0002-1825-0097`. */
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
  /** The path of the page that shows the report, with its fragment. */
  path: string
  doi: string | null
  published: string | null
  reviewedVersion: number
  decision: ReviewerDecision | null
  /** Empty where no author is named. */
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
  /** URL of the funder's identifier (ROR, Open Funder Registry). */
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
  /** A path from the site's root, or a URL elsewhere. */
  href: string
  published: string | null
}

/** Dates are 'YYYY-MM-DD', or less where less is known. Paths are from the site's root. */
export interface ItemMetadata {
  contentType: ContentType
  /** The path of this version, where there are versions. */
  path: string
  /** The path that always shows the newest version. */
  itemPath: string
  /** The title with its notice: “RETRACTED: …”. */
  title: string
  /** The gravest notice on the publication. */
  notice: NoticeKind | null
  /** All notices on the publication. */
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
  /** An http URL. */
  licence: string | null
  copyright: { year: string | null; holder: string | null }
  funding: MetadataFunding[]
  /** Null where the source names none: the site is the journal then. */
  journal: MetadataJournal | null
  volume: string | null
  issue: string | null
  firstPage: string | null
  lastPage: string | null
  elocationId: string | null
  conference: { name: string; place: string | null; date: string | null } | null
  files: MetadataFile[]
  /** Reports on this version and on the others. */
  reviews: MetadataReview[]
  collections: { name: string; path: string }[]
  /** Sample content is invented, so search engines must not list it. */
  sampleContent: boolean
  /** The first figure, or the item's own image. */
  picture: MetadataImage | null
}

/** A cited work for JSON-LD. */
export interface MetadataReference {
  doi: string | null
  /** The whole reference in one line. */
  text: string
}

/** The site that shows a publication. */
export interface MetadataSite {
  /** Such as https://research.example.org; empty where it is not known, so that URLs are paths. */
  origin: string
  name: string
  /** The publisher of works that name none themselves. */
  publisher: string
  issn: string | null
  /** Whether the site has gateway pages, to which metadata can link. */
  hasGatewayPages: boolean
}

/** @param origin null where it is not known */
export function metadataSiteOf(platform: PlatformFacts, origin: string | null): MetadataSite {
  const { displayName: name } = platform
  return { origin: origin ?? '', name, publisher: name, issn: platform.issn, hasGatewayPages: hasGatewayPages(platform) }
}

/** @param href a path from the site's root, or a URL elsewhere */
export const urlOn = (site: MetadataSite, href: string): string => (href.startsWith('/') ? site.origin + href : href)

/** Gateways without pages have no URL to give. */
export const collectionsOn = (item: ItemMetadata, site: MetadataSite): ItemMetadata['collections'] =>
  site.hasGatewayPages ? item.collections : []

export const fileOfRole = (item: ItemMetadata, role: MetadataFile['role']): MetadataFile | undefined =>
  item.files.find(file => file.role === role)

/** The PDF of an article, or the file of another publication where that is a PDF. */
export const pdfOf = (item: ItemMetadata): MetadataFile | undefined =>
  fileOfRole(item, 'pdf') ?? item.files.find(({ role, mimeType }) => role === 'main' && mimeType === 'application/pdf')

/** A source's own journal has its own volumes and numbers; the site's apply only to the site's own publications. */
export function journalOf(item: Pick<ItemMetadata, 'journal'>, site: MetadataSite): MetadataJournal {
  return item.journal ?? { title: site.name, abbreviation: null, issns: site.issn === null ? [] : [site.issn], publisher: site.publisher }
}
