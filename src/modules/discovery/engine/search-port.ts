/**
 * The port to a search engine: PostgreSQL full text now, a cluster when that is outgrown. An engine finds ids; what is shown of an item is
 * read from the database. No engine's syntax, row or client passes through here.
 */
import type { ArticleType } from '../../../document/metadata/article-type.ts'
import type { ContentType } from '../../../document/metadata/content-type.ts'
import type { BrowseSort, SearchFilters } from '../domain/search/browse-query.ts'
import type { Passage } from '../domain/search/passage.ts'
import type { SearchTree } from '../domain/search/search-tree.ts'

export type { Passage } from '../domain/search/passage.ts'

/** What options are counted for. A year is its number, a type its word, everything else an id. */
export interface FacetCounts {
  contentTypes: ReadonlyMap<ContentType, number>
  articleTypes: ReadonlyMap<ArticleType, number>
  documentTypeIds: ReadonlyMap<number, number>
  fundingBodies: ReadonlyMap<number, number>
  publishedYears: ReadonlyMap<number, number>
  gatewayIds: ReadonlyMap<number, number>
  /** Of every level: an item counts for its subjects and for all above them. */
  subjectIds: ReadonlyMap<number, number>
  /** How many passed peer review. */
  peerReviewed: number
}

export interface SearchRequest {
  /** Key of the platform; nothing of another is ever found. */
  platform: string
  /** Null for everything. */
  tree: SearchTree | null
  filters: SearchFilters
  /** The deepest subject chosen; its items and those of all beneath it. Null for all. */
  subjectId: number | null
  /** Relevance without text is newest. */
  sort: BrowseSort
  /** Without text, those of them that match come first in their order, where the sort is of relevance: editors picked them. */
  first?: readonly number[]
  /** Where nothing has all the words, to find what has most of them. Phrases, scopes and exclusions hold as ever. Left out: all words. */
  fewerWords?: boolean
  /** From 1. */
  page: number
  /** Items a page. */
  show: number
  /** Counting costs as much as searching: only where options are shown. */
  withFacets: boolean
}

/** How far down a reader can page, in items: nobody reads on for ten thousand, and every engine would have to sort them all. */
export const deepestResult = 10_000

export interface SearchResult {
  /** Of the page, in order. Empty beyond the deepest result, whatever the total. */
  ids: number[]
  /** `atLeast` where counting on would cost too much. */
  total: { value: number; relation: 'exactly' | 'atLeast' }
  /**
   * Null where none were asked for. Each option is counted as if its own field were not restricted and all others were, so that a count
   * says what choosing the option besides would bring.
   */
  facets: FacetCounts | null
  /** Whether the counts were estimated from a sample. */
  facetsApproximate: boolean
}

/** What is counted of an item: it changes often, and without the item. */
export interface SearchCounts {
  id: number
  views: number
  citations: number
}

/** One item as an engine needs it: plain text by scope, and the facts to filter and sort by. */
export interface SearchDocument extends SearchCounts {
  platform: string
  /** BCP 47 tag of its text. */
  language: string
  /** 'YYYY-MM-DD'; null where nothing is known, which sorts last. */
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
  /** A grant by its parts, for the two filters. */
  grants: readonly { acronym: string; number: string }[]
  competingInterests: string
  contentType: ContentType
  articleType: ArticleType | null
  documentTypeId: number | null
  funderIds: readonly number[]
  gatewayIds: readonly number[]
  /** With all above them. */
  subjectIds: readonly number[]
  passedPeerReview: boolean
}

export interface Suggestion {
  kind: 'title' | 'author'
  /** As it is written on the item. */
  text: string
  /** The item of a title; null for an author. */
  id: number | null
}

/** What a saved search is of: the same as a search, without order and page. */
export interface MatchRequest extends Pick<SearchRequest, 'platform' | 'tree' | 'filters' | 'subjectId'> {
  /** Looked at alone; null for all documents. */
  among: readonly number[] | null
}

export interface SearchPort {
  search: (request: SearchRequest) => Promise<SearchResult>
  /** Every id that matches, in no order: for what is kept of a search, and not for readers. */
  matching: (request: MatchRequest) => Promise<number[]>
  /**
   * Marks in each text what the tree finds in it, by the same analysis as the search. An abstract longer than `max` characters is cut
   * to the stretch that says most of what was looked for.
   */
  mark: (tree: SearchTree, text: string, options: { language: string; max: number | null }) => Passage[]
  /** Words near to those that were not found, the best first: whole queries to try instead. */
  nearestQueries: (platform: string, text: string) => Promise<string[]>
  /** What a reader may be about to type: words of titles and names that begin like this, with their commonness, the best first. */
  suggest: (platform: string, beginning: string, max: number) => Promise<Suggestion[]>
  /** Stores documents, replacing those of the same ids. Found by every search that begins after it has resolved. */
  store: (documents: readonly SearchDocument[]) => Promise<void>
  /** Takes in new counts of documents that stay as they are. What is not in the index is passed over. */
  storeCounts: (counts: readonly SearchCounts[]) => Promise<void>
  remove: (ids: readonly number[]) => Promise<void>
  /**
   * Builds the index anew from all documents. Until it has ended, searches are answered from the index that was there, and what is stored
   * or removed meanwhile is in both; after a failure the old one goes on.
   */
  rebuild: (documents: AsyncIterable<readonly SearchDocument[]>) => Promise<void>
  /** Whether the index is there and was made by this version of the analysis. Where it is not, it wants a rebuild. */
  isCurrent: () => Promise<boolean>
  /** A word that changes with everything that searches find: answers that were kept under another one are no longer true. */
  revision: () => Promise<string>
}
