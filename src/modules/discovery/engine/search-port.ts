/**
 * The port to a search engine: now PostgreSQL full-text search, later perhaps a cluster. An engine finds ids; the database provides what is
 * shown. No engine's syntax, row or client may pass through this interface.
 */
import type { ContentId, GatewayId } from '../../../core/ids/shared-ids.ts'
import type { ArticleType } from '../../../document/metadata/article-type.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { DocumentTypeId, FunderId, SubjectId } from '../../publications/domain/ids.ts'
import type { BrowseSort, SearchFilters } from '../domain/search/browse-query.ts'
import type { Passage } from '../domain/search/passage.ts'
import type { SearchTree } from '../domain/search/search-tree.ts'

export type { Passage } from '../domain/search/passage.ts'

/** The facets that are counted. A year is a number, a type its name, everything else an id. */
export interface FacetCounts {
  contentTypes: ReadonlyMap<ContentType, number>
  articleTypes: ReadonlyMap<ArticleType, number>
  documentTypeIds: ReadonlyMap<DocumentTypeId, number>
  fundingBodies: ReadonlyMap<FunderId, number>
  publishedYears: ReadonlyMap<number, number>
  gatewayIds: ReadonlyMap<GatewayId, number>
  /** Subjects of all levels: a publication counts for its own subjects and for all broader ones. */
  subjectIds: ReadonlyMap<SubjectId, number>
  /** The number of publications that passed peer review. */
  peerReviewed: number
}

export interface SearchRequest {
  /** The platform's key; only its documents are found. */
  platform: string
  /** Null for everything. */
  tree: SearchTree | null
  filters: SearchFilters
  /** The deepest subject chosen, which includes its narrower subjects. Null for all. */
  subjectId: SubjectId | null
  /** Relevance without text is newest. */
  sort: BrowseSort
  /** Ids that come first in this order if they match, used without a text and for the order by relevance: the editors' picks. */
  first?: readonly number[]
  /** If no document has all words, finds those with most of them. Phrases, scopes and exclusions still apply. Default: all words. */
  fewerWords?: boolean
  /** Starts at 1. */
  page: number
  /** Publications per page. */
  show: number
  /** Counting costs as much as searching, so it is done only where options are shown. */
  withFacets: boolean
}

/** The last result that a reader can reach. Nobody reads ten thousand results, and every engine would have to sort them all. */
export const deepestResult = 10_000

export interface SearchResult {
  /** The ids of the page, in order. Empty beyond the deepest result, whatever the total. */
  ids: ContentId[]
  /** `atLeast`: an exact count would take too long. */
  total: { value: number; relation: 'exactly' | 'atLeast' }
  /**
   * Null where they were not requested. Each option is counted with all filters except its own field's, so that the count says what
   * choosing it as well would add.
   */
  facets: FacetCounts | null
  /** Whether the counts were estimated from a sample. */
  facetsApproximate: boolean
}

/** The counts of a publication, which change often and independently of it. */
export interface SearchCounts {
  id: ContentId
  views: number
  citations: number
}

/** A publication as the engine indexes it: plain text by scope, and the metadata to filter and sort by. */
export interface SearchDocument extends SearchCounts {
  platform: string
  /** BCP 47 tag of its text. */
  language: string
  /** 'YYYY-MM-DD'; null where the date is unknown, which sorts last. */
  published: string | null
  title: string
  abstract: string
  keywords: string
  fullText: string
  authors: readonly string[]
  affiliations: readonly string[]
  subjects: readonly string[]
  reports: string
  reviewerNames: readonly string[]
  comments: string
  commenterNames: readonly string[]
  grantInformation: string
  /** Grants with their parts, for the two filters. */
  grants: readonly { acronym: string; number: string }[]
  competingInterests: string
  contentType: ContentType
  articleType: ArticleType | null
  documentTypeId: DocumentTypeId | null
  funderIds: readonly FunderId[]
  gatewayIds: readonly GatewayId[]
  /** Includes all broader subjects. */
  subjectIds: readonly SubjectId[]
  passedPeerReview: boolean
}

export interface Suggestion {
  kind: 'title' | 'author'
  /** The text as written on the publication. */
  text: string
  /** The publication of a title; null for an author. */
  id: ContentId | null
}

/** A saved search: a search without order and page. */
export interface MatchRequest extends Pick<SearchRequest, 'platform' | 'tree' | 'filters' | 'subjectId'> {
  /** Restricts the search to these ids; null for all documents. */
  among: readonly ContentId[] | null
}

export interface SearchPort {
  search: (request: SearchRequest) => Promise<SearchResult>
  /** Finds every matching id in no particular order. This is for storing the results of rules, not for readers. */
  matching: (request: MatchRequest) => Promise<ContentId[]>
  /**
   * Marks the matches in each text, using the same analysis as the search. An abstract longer than `max` characters is cut to the passage
   * with the most matches.
   */
  mark: (tree: SearchTree, text: string, options: { language: string; max: number | null }) => Passage[]
  /** Suggests whole queries with similar words in place of those that were not found, the best first. */
  nearestQueries: (platform: string, text: string) => Promise<string[]>
  /** Suggests titles and names for the beginning of a text, the best first. */
  suggest: (platform: string, beginning: string, max: number) => Promise<Suggestion[]>
  /** Stores documents, replacing those with the same ids. Searches that begin after it resolves find them. */
  store: (documents: readonly SearchDocument[]) => Promise<void>
  /** Updates the counts of documents that are otherwise unchanged. Ids that are not in the index are ignored. */
  storeCounts: (counts: readonly SearchCounts[]) => Promise<void>
  remove: (ids: readonly ContentId[]) => Promise<void>
  /**
   * Rebuilds the index from all documents. Until it is done, the old index answers searches, and documents that are stored or removed
   * meanwhile are updated in both; after a failure the old one stays in use.
   */
  rebuild: (documents: AsyncIterable<readonly SearchDocument[]>) => Promise<void>
  /** Whether the index exists and was built by this version of the analysis. If not, it needs a rebuild. */
  isCurrent: () => Promise<boolean>
  /** A token that changes with everything that searches find; results that are cached under another token are stale. */
  revision: () => Promise<string>
}
