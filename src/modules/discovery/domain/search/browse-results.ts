/** What the browse screen is told (specification, reading.md sections 2.2, 4 and 9): everything gathered, named and counted. */

import type { ArticleType } from '../../../../document/metadata/article-type.ts'
import type { ContentType } from '../../../../document/metadata/content-type.ts'
import type { ContentCard, ImageFacts } from '../../../publications/domain/content/for-reading.ts'
import type { MinorError } from '../../../publications/domain/content/minor-error.ts'
import type { BrowseQuery, BrowseSort, SearchInRow } from './browse-query.ts'
import type { ExternalWork } from './external-item.ts'
import type { Passage } from './passage.ts'

export type BrowseResults = LibraryResults | ExternalResults

/** A gateway that the screen is a tab of. */
export interface BrowsePlace {
  /** What the addresses begin with in place of /browse, such as /gateways/name/browse. */
  path: string
  gatewayId: number
  /** Inside a gateway no subject is chosen (section 2.2). */
  hideSubjects: boolean
  /** Ids of items that editors picked, in their order: what nothing else orders begins with them. */
  picked: readonly number[]
  /** What the external feed is asked for where a reader typed nothing; null for everything. */
  defaultEpmcQuery: string | null
  /** Whether the gateway switches the external feed on, also where its site does not. */
  europePmc: boolean
}

/** What the screen has around its results, whichever feed they are from. */
interface BrowseFrame {
  /** As it is answered: what the address asked for besides and nothing has is left out. */
  query: BrowseQuery
  /** Of this very screen, from the site's root and without a language prefix; the form of it that is canonical. */
  address: string
  within: BrowsePlace | null
  /** Whether the external open-literature feed can be switched to. */
  feedOffered: boolean
  /** Links of the sidebar (accounts.md section 3, browse custom link); empty where the platform has none. */
  customLinks: readonly { label: string; icon: string; link: string }[]
  /** A reader without scripts asked for another search-in row: the form has an empty one and is open. */
  rowAdded: boolean
}

export interface LibraryResults extends BrowseFrame {
  kind: 'library'
  /** What could not be read just now. */
  missing: readonly MinorError[]
  /** While the index is built for the first time, nothing can be searched: cards are the newest of the content types, and nothing else is counted. */
  state: 'ready' | 'preparing'
  cards: readonly FoundCard[]
  /** Of the cards among all results, from 1; null where there are no cards. */
  range: { from: number; to: number } | null
  /** `atLeast` where counting on would cost too much. */
  total: { value: number; relation: 'exactly' | 'atLeast' }
  /** The last page that can be turned to; 1 where there is nothing. */
  lastPage: number
  facets: BrowseFacets
  /** Whether counts were estimated from a sample: to be said to readers. */
  countsApproximate: boolean
  /** The chooser of subjects, level by level; null where the platform or the gateway offers none (chooseSubjectAreaOnBrowse). */
  subjectLevels: readonly SubjectLevel[] | null
  /** The deepest subject chosen. */
  subject: SubjectHero | null
  /** In the order in which the form has them; empty where nothing restricts the list. */
  applied: readonly AppliedFilter[]
  /** Of Clear all: the list without any of them, in the same order. */
  clearAddress: string
  sort: {
    /** What orders the cards: of relevance without any text it is newest, and where editors picked items, their order. */
    inEffect: BrowseSort
    offered: readonly BrowseSort[]
  }
  /** Nothing was found of what was asked, and these are the results of a text near to it. */
  shownInstead: { asked: string; shown: string } | null
  /** Nothing has all the words that were asked for, and these results have some of them. */
  hasFewerWords: boolean
  /** Other texts to try, the nearest first; empty unless little was found. */
  nearest: readonly { text: string; address: string }[]
}

/** The external feed's page. Text and search-in rows are all that restrict it. */
export interface ExternalResults extends BrowseFrame {
  kind: 'external'
  outcome: ExternalOutcome
}

/** Addresses are from the site's root and without a language prefix. */
export type ExternalOutcome =
  | {
      state: 'found'
      works: readonly ExternalWork[]
      /** Of the works among all results, from 1; null where there are none. */
      range: { from: number; to: number } | null
      total: number
      /** The feed knows the neighbours of a page alone (section 4); null where there is none. */
      previousAddress: string | null
      nextAddress: string | null
    }
  /** The feed does not answer; the page is answered with 503 and is kept nowhere. */
  | { state: 'away'; libraryAddress: string }
  /** There is no such page, or none that can be reached without those before it. */
  | { state: 'beyond'; firstAddress: string }

export interface FoundCard extends ContentCard {
  /** Safe HTML with inline marks only, and `mark` around what was looked for. */
  titleHtml: string
  /** The stretch of the abstract that says most of what was looked for; null without text, or without an abstract. */
  snippet: readonly Passage[] | null
}

/** Choices that lead to something, most counted first (years: newest first), and all that are chosen. */
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
  /** What the parameter takes. */
  value: Value
  /** What choosing it besides would bring; null where nothing can be counted. */
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
  /** The subjects above it, the broadest first. */
  above: readonly { name: string; address: string }[]
}

/** One restriction that a reader can take back. */
export type AppliedFilter = Restriction & {
  /** The list without it, from its first page. */
  without: string
}
export type Restriction =
  | { kind: 'all'; value: string }
  /** Without it the subjects beneath go too. */
  | { kind: 'subject'; value: string; name: string }
  | { kind: 'contentTypes'; value: ContentType }
  | { kind: 'articleTypes'; value: ArticleType }
  | { kind: 'documentTypeIds' | 'fundingBodies' | 'gatewayIds'; value: number; name: string }
  | { kind: 'publishedYears'; value: number }
  | { kind: 'grantAcronym' | 'grantNumber'; value: string }
  | { kind: 'searchIn'; row: SearchInRow; position: number }
  | { kind: 'peerReviewed' }
