/** Reading the site's own content: the port between pages and the API on one side, and files and database on the other. */

import type { PageId } from '../../../../core/ids/shared-ids.ts'
import type { MenuItem } from '../../../sites/domain/navigation/main-menu.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { SiteSettings } from '../../../sites/domain/site-settings.ts'
import type { MediaId } from '../../domain/ids.ts'
import type {
  BoardMember,
  BoardSubject,
  LocatedPage,
  PageSource,
  ReadyPage,
  RecentArticle,
  SiteStatistics,
} from '../../domain/site-pages/site-page.ts'

/** The result of looking up a path of the site. */
export type FoundPage = { kind: 'page'; page: ReadyPage } | { kind: 'redirect'; href: string } | { kind: 'missing' }

/** A page for the API. */
export interface PageForMachines extends PageSource {
  id: number
  path: string
  anchoredMenuItems: readonly { refId: string; text: string }[]
}

export interface PublishPageText {
  /** The title of the page whose text is shown; null where only the sidebars are the editors'. */
  title: string | null
  page: ReadyPage
}

export interface MediaForMachines {
  id: number
  /** The name of its file. */
  name: string
  url: string
  width: number | null
  height: number | null
  mimeType: string
  alt: string
  sizes: Record<string, { url: string; width: number | null; height: number | null; mimeType: string }>
}

/** Every method rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface SiteContent {
  /** Finds a page; editors' pages take precedence over those that come with the project. @param path without a trailing slash */
  page(platform: PlatformFacts, path: string): Promise<FoundPage>
  /**
   * Finds a page that something refers to by id, such as the home page of a gateway. Null where it is not published or a redirect, which is
   * logged once.
   * @param use the purpose of the page, for the log
   */
  pageNamed(platform: PlatformFacts, id: PageId, use: string): Promise<ReadyPage | null>
  /** Finds a page for the API; null where no published page has the id. */
  pageById(platform: PlatformFacts, id: PageId): Promise<PageForMachines | null>
  /** Shows a page as readers would see it, wherever it comes from: for previews. */
  show(platform: PlatformFacts, page: LocatedPage): Promise<ReadyPage>
  /** The editors' settings of the publish page; the installation's where they have set none. */
  settings(platform: PlatformFacts): Promise<SiteSettings>
  /** The editors' text and sidebars of the publish page; null where they have none. */
  publishPage(platform: PlatformFacts): Promise<PublishPageText | null>
  /** Lists the paths of pages. */
  routes(platform: PlatformFacts): Promise<{ path: string; id: number; redirectTo: string | null }[]>
  /** The editors' menu; null where the platform uses its brand's. */
  menu(platform: PlatformFacts): Promise<MenuItem[] | null>
  statistics(platform: PlatformFacts): Promise<SiteStatistics | null>
  /** Lists members by `menuOrder`. */
  members(platform: PlatformFacts): Promise<BoardMember[]>
  memberSubjects(platform: PlatformFacts): Promise<BoardSubject[]>
  /** @param ids restricts the images; null for all */
  media(platform: PlatformFacts, ids: readonly MediaId[] | null): Promise<MediaForMachines[]>
  recentArticles(platform: PlatformFacts): Promise<RecentArticle[]>
}
