/** The data of the browse page, complete with names and counts (specification, reading.md sections 2.2, 4 and 9). */

import type { GatewayId } from '../../../../core/ids/shared-ids.ts'
import type { ArticleType } from '../../../../document/metadata/article-type.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { ContentCard, ImageFacts } from '../../../publications/domain/content/for-reading.ts'
import type { MinorError } from '../../../publications/domain/content/minor-error.ts'
import type { BrowseQuery, BrowseSort, SearchInRow } from './browse-query.ts'
import type { ExternalWork } from './external-item.ts'
import type { Passage } from './passage.ts'

export type BrowseResults = LibraryResults | ExternalResults

/** The gateway whose tab the browse page is. */
export interface BrowsePlace {
  /** The path that replaces /browse, such as /gateways/name/browse. */
  path: string
  gatewayId: GatewayId
  /** Browsing within a gateway has no subject chooser (section 2.2). */
  hideSubjects: boolean
  /** Ids of the editors' picks in their order, which come first unless the reader chose another order. */
  picked: readonly number[]
  /** The external feed's query where the reader typed none; null for everything. */
  defaultEpmcQuery: string | null
  /** Whether the gateway switches the external feed on, even if its site does not. */
  europePmc: boolean
}

/** The data of the page that both feeds share. */
interface BrowseFrame {
  /** The query that was run: values that do not exist were removed. */
  query: BrowseQuery
  /** The canonical path of this page, without a language prefix. */
  path: string
  within: BrowsePlace | null
  /** Whether the reader can switch to the external open-literature feed. */
  feedOffered: boolean
  /** Links of the sidebar (accounts.md section 3, browse custom link); empty where the platform has none. */
  customLinks: readonly { label: string; icon: string; link: string }[]
  /** A reader without JavaScript asked for another search-in row: the form is open and has an empty one. */
  rowAdded: boolean
}

export interface LibraryResults extends BrowseFrame {
  kind: 'library'
  /** The data that could not be read at the moment. */
  missing: readonly MinorError[]
  /** `preparing`: the first search index is being built. Cards are then the newest of the content types, and only they are counted. */
  state: 'ready' | 'preparing'
  cards: readonly FoundCard[]
  /** The positions of the cards among all results, from 1; null where there are no cards. */
  range: { from: number; to: number } | null
  /** `atLeast`: an exact count would take too long. */
  total: { value: number; relation: 'exactly' | 'atLeast' }
  /** The last page that a reader can turn to; 1 where there are no results. */
  lastPage: number
  facets: BrowseFacets
  /** Whether counts were estimated from a sample, which readers must be told. */
  countsApproximate: boolean
  /** The chooser of subjects, level by level; null where the platform or the gateway offers none (chooseSubjectAreaOnBrowse). */
  subjectLevels: readonly SubjectLevel[] | null
  /** The deepest subject chosen. */
  subject: SubjectHero | null
  /** The restrictions in the order of the form; empty where there are none. */
  applied: readonly AppliedFilter[]
  /** The link of “Clear all”: the list without restrictions, in the same order. */
  clearPath: string
  sort: {
    /** The order that is used: without a text, relevance means newest first, or the editors' order where there are picks. */
    inEffect: BrowseSort
    offered: readonly BrowseSort[]
  }
  /** Set where the query had no results, and those of a similar text are shown. */
  shownInstead: { asked: string; shown: string } | null
  /** Whether no publication has all the words, and results with some of them are shown. */
  hasFewerWords: boolean
  /** Similar texts to try, the most similar first; empty unless there are few results. */
  nearest: readonly { text: string; path: string }[]
  /** The broadest subjects that have publications, to browse where nothing was found; empty everywhere else. */
  subjectsInstead: readonly { name: string; path: string }[]
}

/** A page of the external feed, which only a text and search-in rows can restrict. */
export interface ExternalResults extends BrowseFrame {
  kind: 'external'
  outcome: ExternalOutcome
}

/** Paths have no language prefix. */
export type ExternalOutcome =
  | {
      state: 'found'
      works: readonly ExternalWork[]
      /** The positions of the works among all results, from 1; null where there are none. */
      range: { from: number; to: number } | null
      total: number
      /** The feed only links neighbouring pages (section 4); null where there is none. */
      previousPath: string | null
      nextPath: string | null
    }
  /** The feed does not answer; the response is 503 and is not cached. */
  | { state: 'away'; libraryPath: string }
  /** The page does not exist, or is too far from the known ones. */
  | { state: 'beyond'; firstPath: string }

export interface FoundCard extends ContentCard {
  /** Safe HTML with inline elements only, and `mark` around matches. */
  titleHtml: string
  /** The passage of the abstract with the most matches; null without a text or an abstract. */
  snippet: readonly Passage[] | null
}

/** Options with results, most frequent first (years: newest first), and all chosen ones. */
export interface BrowseFacets {
  contentTypes: readonly FacetOption<ContentType>[]
  articleTypes: readonly FacetOption<ArticleType>[]
  documentTypeIds: readonly NamedOption[]
  fundingBodies: readonly NamedOption[]
  publishedYears: readonly FacetOption<number>[]
  gatewayIds: readonly NamedOption[]
  peerReviewed: { count: number | null; chosen: boolean }
}
export interface FacetOption<Value> {
  /** The parameter's value. */
  value: Value
  /** The number of results that choosing it would add; null where counts are not available. */
  count: number | null
  chosen: boolean
}
export interface NamedOption extends FacetOption<number> {
  name: string
}

export interface SubjectLevel {
  options: readonly SubjectOption[]
  /** Slug; null where none is chosen at this level. */
  chosen: string | null
}
export interface SubjectOption {
  id: number
  slug: string
  name: string
  count: number | null
  numberOfChildren: number
}

export interface SubjectHero {
  slug: string
  name: string
  /** Plain text. */
  description: string | null
  picture: ImageFacts | null
  /** The broader subjects, the broadest first. */
  above: readonly { name: string; path: string }[]
}

/** A restriction that a reader can remove. */
export type AppliedFilter = Restriction & {
  /** The path of the list without it, at its first page. */
  without: string
}
export type Restriction =
  | { kind: 'all'; value: string }
  /** Removing it removes the narrower subjects too. */
  | { kind: 'subject'; value: string; name: string }
  | { kind: 'contentTypes'; value: ContentType }
  | { kind: 'articleTypes'; value: ArticleType }
  | { kind: 'documentTypeIds' | 'fundingBodies' | 'gatewayIds'; value: number; name: string }
  | { kind: 'publishedYears'; value: number }
  /** At least one of the two is a year. */
  | { kind: 'publishedRange'; from: number | null; to: number | null }
  | { kind: 'grantAcronym' | 'grantNumber'; value: string }
  | { kind: 'searchIn'; row: SearchInRow; position: number }
  | { kind: 'peerReviewed' }
