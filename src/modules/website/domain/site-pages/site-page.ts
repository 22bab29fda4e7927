/** A page of the CMS as editors and readers see it (specification, accounts.md section 3 “Static content”). */

import { uncheckedId } from '../../../../core/ids/id.ts'
import type { PageId } from '../../../../core/ids/shared-ids.ts'
import type { Language } from '../../../../core/text/languages.ts'
import type { SafeHtml } from '../../../../core/text/safe-html.ts'
import type { BoardSubjectId } from '../ids.ts'
import type { AnchoredItem } from './page-body.ts'
import type { PageImage, Part } from './parts.ts'

export const pageLayouts = ['featured', 'standard', 'simple'] as const
export type PageLayout = (typeof pageLayouts)[number]

export const widgetTypes = ['widget_nav_menu', 'widget_text'] as const
/** One box of a page's sidebar: a list of links, or text. Its content is HTML like the page's. */
export interface Widget {
  type: (typeof widgetTypes)[number]
  content: string
}

/** The content of a file or a revision. */
export interface PageSource {
  title: string
  description: string | null
  layout: PageLayout
  /** Hides both sidebars. */
  fullWidth: boolean
  body: string
  leftSidebar: readonly Widget[]
  rightSidebar: readonly Widget[]
  /** Null: the headings of the second level that have ids. */
  anchoredMenuItems: readonly AnchoredItem[] | null
  /** A path or URL to which the page redirects. */
  redirectTo: string | null
}

export interface LocatedPage extends PageSource {
  id: PageId
  /** The path has no trailing slash. */
  path: string
}

/** Pages that come with the project have lower ids, those of the CMS this one or higher. */
export const firstIdOfContentSystem: PageId = uncheckedId(1000)

export interface ReadyWidget {
  type: Widget['type']
  parts: Part[]
}

export interface RecentArticle {
  title: string
  link: string
  description: string
  pubDate: string
}

export interface BoardMember {
  title: string
  role: string | null
  institution: string | null
  featuredImage: PageImage | null
  keywords: readonly string[]
  orcidUrl: string | null
  html: SafeHtml | null
  menuOrder: number
  subjectIds: readonly number[]
}

export interface BoardSubject {
  id: BoardSubjectId
  name: string
}

export interface SiteStatistics {
  sectionTitle: string
  /** YYYY-MM-DD */
  lastUpdated: string | null
  stats: { count: number; label: string }[]
}

/** Data of blocks that are not part of the page; null where none of its blocks needs them. */
export interface PageData {
  members: BoardMember[] | null
  memberSubjects: BoardSubject[] | null
  recentArticles: RecentArticle[] | null
  subjects: { name: string; path: string }[] | null
  statistics: SiteStatistics | null
}

/** A page with everything that it shows. */
export interface ReadyPage {
  id: PageId
  /** The language of the page. */
  language: Language
  path: string
  title: string
  description: string | null
  layout: PageLayout
  fullWidth: boolean
  parts: Part[]
  leftSidebar: ReadyWidget[]
  rightSidebar: ReadyWidget[]
  anchoredMenuItems: AnchoredItem[]
  data: PageData
  /** The editing URL in the WordPress that the page comes from; only editors may see it. */
  editedAt?: string
}

declare module '../../../gateways/domain/written-page.ts' {
  interface WrittenPage extends ReadyPage {}
}
