/** What readers and machines may ask of the site's own content: the port between pages and API on one side, and files and database on the other. */
import type { MenuItem } from '../../../sites/domain/main-menu.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type {
  BoardMember,
  BoardSubject,
  LocatedPage,
  PageSource,
  ReadyPage,
  RecentArticle,
  SiteStatistics,
} from '../../domain/site-pages/site-page.ts'
import type { SiteSettings } from '../../domain/site-pages/site-settings.ts'

/** What stands at an address of the site. */
export type FoundPage = { kind: 'page'; page: ReadyPage } | { kind: 'elsewhere'; address: string } | { kind: 'missing' }

/** A page as a machine is told of it. */
export interface PageForMachines extends PageSource {
  id: number
  path: string
  anchoredMenuItems: readonly { refId: string; text: string }[]
}

export interface PublishPageText {
  /** Of the page whose text it is; null where that is the program's. */
  title: string | null
  page: ReadyPage
}

export interface MediaForMachines {
  id: number
  /** As its file is called. */
  name: string
  url: string
  width: number | null
  height: number | null
  mimeType: string
  alt: string
  sizes: Record<string, { url: string; width: number | null; height: number | null; mimeType: string }>
}

/** Every call rejects with HttpError DATABASE_UNAVAILABLE while the database cannot be reached. */
export interface SiteContent {
  /** What an editor wrote goes before what comes with the project. @param path from the site's root, without a slash at its end */
  page(platform: PlatformFacts, path: string): Promise<FoundPage>
  /**
   * A page that something names by its id: a gateway as its home page, say. Null where readers see no page of that id, or one that only
   * leads elsewhere, which is logged once.
   * @param use what it is named for, as a line of the log says it
   */
  pageNamed(platform: PlatformFacts, id: number, use: string): Promise<ReadyPage | null>
  /** A page for machines; null where no page that readers see has the id. */
  pageById(platform: PlatformFacts, id: number): Promise<PageForMachines | null>
  /** A page as readers would see it, wherever it comes from: what previews show. */
  show(platform: PlatformFacts, page: LocatedPage): Promise<ReadyPage>
  /** What editors say of the publish page; where they say nothing, what the installation says. */
  settings(platform: PlatformFacts): Promise<SiteSettings>
  /** What the publish page says and has beside it; null where it is the program's alone. */
  publishPage(platform: PlatformFacts): Promise<PublishPageText | null>
  /** Where pages stand, by path. */
  routes(platform: PlatformFacts): Promise<{ path: string; id: number; redirectTo: string | null }[]>
  /** The menu that editors made; null where the platform has its brand's. */
  menu(platform: PlatformFacts): Promise<MenuItem[] | null>
  statistics(platform: PlatformFacts): Promise<SiteStatistics | null>
  /** By `menuOrder`. */
  members(platform: PlatformFacts): Promise<BoardMember[]>
  memberSubjects(platform: PlatformFacts): Promise<BoardSubject[]>
  /** @param ids these alone; all where it is null */
  media(platform: PlatformFacts, ids: readonly number[] | null): Promise<MediaForMachines[]>
  recentArticles(platform: PlatformFacts): Promise<RecentArticle[]>
}
