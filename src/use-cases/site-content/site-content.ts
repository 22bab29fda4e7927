/** What readers and machines may ask of the site's own content: the port between pages and API on one side, and files and database on the other. */
import type { MenuItem } from '../../domain/platform/main-menu.ts'
import type { PlatformFacts } from '../../domain/platform/platform.ts'
import type {
  BoardMember,
  BoardSubject,
  LocatedPage,
  PageSource,
  ReadyPage,
  RecentArticle,
  SiteStatistics,
} from '../../domain/site-pages/site-page.ts'

/** What stands at an address of the site. */
export type FoundPage = { kind: 'page'; page: ReadyPage } | { kind: 'elsewhere'; address: string } | { kind: 'missing' }

/** A page as a machine is told of it. */
export interface PageForMachines extends PageSource {
  id: number
  path: string
  anchoredMenuItems: readonly { refId: string; text: string }[]
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

/** Every call rejects with LibraryUnreachableError while the database cannot be reached. */
export interface SiteContent {
  /** What an editor wrote goes before what comes with the project. @param path from the site's root, without a slash at its end */
  page(platform: PlatformFacts, path: string): Promise<FoundPage>
  /** The same for machines; null where no page that readers see has the id. */
  pageById(platform: PlatformFacts, id: number): Promise<PageForMachines | null>
  /** A page as readers would see it, wherever it comes from: what previews show. */
  show(platform: PlatformFacts, page: LocatedPage): Promise<ReadyPage>
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
