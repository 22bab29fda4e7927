/** A page of the site as its editor has it, and as it is shown (specification, accounts.md section 3 “Static content”). */

import type { Language } from '../../../../core/text/languages.ts'
import type { SafeHtml } from '../../../../core/text/safe-html.ts'
import type { AnchoredItem } from './page-body.ts'
import type { PageImage, Part } from './parts.ts'

export const pageLayouts = ['featured', 'standard', 'simple'] as const
export type PageLayout = (typeof pageLayouts)[number]

export const widgetTypes = ['widget_nav_menu', 'widget_text'] as const
/** One thing beside a page: a list of links, or text. Its content is HTML of the same kind as the page's. */
export interface Widget {
  type: (typeof widgetTypes)[number]
  content: string
}

/** What a file or a revision holds. */
export interface PageSource {
  title: string
  description: string | null
  layout: PageLayout
  /** Neither sidebar is shown. */
  fullWidth: boolean
  body: string
  leftSidebar: readonly Widget[]
  rightSidebar: readonly Widget[]
  /** Null: the headings of the second level that have ids. */
  anchoredMenuItems: readonly AnchoredItem[] | null
  /** A path of the site or a whole address: the page is not shown, but leads there. */
  redirectTo: string | null
}

export interface LocatedPage extends PageSource {
  id: number
  /** From the site's root, without a slash at its end. */
  path: string
}

/** The pages that come with the project have ids below this one, those of the content system from there on. */
export const firstIdOfContentSystem = 1000

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
  id: number
  name: string
}

export interface SiteStatistics {
  sectionTitle: string
  /** YYYY-MM-DD */
  lastUpdated: string | null
  stats: { count: number; label: string }[]
}

/** What blocks show that does not stand in the page; null where no block of it asks. */
export interface PageData {
  members: BoardMember[] | null
  memberSubjects: BoardSubject[] | null
  recentArticles: RecentArticle[] | null
  subjects: { name: string; address: string }[] | null
  statistics: SiteStatistics | null
}

/** A page with everything that it shows. */
export interface ReadyPage {
  id: number
  /** What it is written in. */
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
  /** Where the WordPress that it comes from has it edited; said to nobody but who edits the site. */
  editedAt?: string
}
