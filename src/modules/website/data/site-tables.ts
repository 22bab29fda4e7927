import type { ColumnType } from 'kysely'
import type { Day, Defaulted, IdColumn, Timestamp } from '../../../core/database/column.ts'
import type { AccountId, GatewayId, PageId, SiteId } from '../../../core/ids/shared-ids.ts'
import type { MenuPlaceholder } from '../../sites/domain/navigation/main-menu.ts'
import type { PublishCard } from '../../sites/domain/site-settings.ts'
import type { BlogAuthorId, BoardMemberId, BoardSubjectId, MediaId, MenuItemId, PageRevisionId, PartRevisionId } from '../domain/ids.ts'
import type { AnchoredItem } from '../domain/site-pages/page-body.ts'
import type { PageLayout, Widget } from '../domain/site-pages/site-page.ts'

export interface SiteTables {
  site_page: SitePageTable
  site_page_revision: SitePageRevisionTable
  site_menu_item: SiteMenuItemTable
  site_media: SiteMediaTable
  site_media_size: SiteMediaSizeTable
  site_media_former_address: SiteMediaFormerAddressTable
  board_subject: BoardSubjectTable
  board_member: BoardMemberTable
  board_member_subject: BoardMemberSubjectTable
  site_statistics: SiteStatisticsTable
  site_part_revision: SiteSectionRevisionTable
  site_settings: SiteSettingsTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends SiteTables {}
}

type DefaultedJson<Value> = ColumnType<Value, string | undefined, string>

interface SitePageTable {
  id: IdColumn<PageId>
  platform_id: SiteId
  gateway_id: Defaulted<GatewayId | null>
  path: string
  /** The time at which the scheduled revision replaces the current one for readers. */
  publish_at: Defaulted<Date | null>
  current_revision_id: Defaulted<PageRevisionId | null>
  scheduled_revision_id: Defaulted<PageRevisionId | null>
  created_at: Timestamp
}

interface SitePageRevisionTable {
  id: IdColumn<PageRevisionId>
  site_page_id: PageId
  account_id: Defaulted<AccountId | null>
  /** The path of this revision. */
  path: string
  gateway_id: Defaulted<GatewayId | null>
  title: string
  description: Defaulted<string | null>
  layout: Defaulted<PageLayout>
  full_width: Defaulted<boolean>
  body: string
  left_sidebar: DefaultedJson<Widget[]>
  right_sidebar: DefaultedJson<Widget[]>
  anchored_menu_items: ColumnType<AnchoredItem[] | null, string | null | undefined, string | null>
  redirect_to: Defaulted<string | null>
  created_at: Timestamp
}

interface SiteMenuItemTable {
  id: IdColumn<MenuItemId>
  platform_id: SiteId
  parent_id: Defaulted<MenuItemId | null>
  path: Defaulted<string | null>
  placeholder: Defaulted<MenuPlaceholder | null>
  text: string
  menu_order: Defaulted<number>
}

interface SiteMediaTable {
  id: IdColumn<MediaId>
  platform_id: SiteId
  name: string
  sha256: string
  alt: Defaulted<string>
  created_at: Timestamp
}

interface SiteMediaSizeTable {
  site_media_id: MediaId
  name: string
  sha256: string
}

interface SiteMediaFormerAddressTable {
  site_media_id: MediaId
  address: string
}

interface BoardSubjectTable {
  id: IdColumn<BoardSubjectId>
  platform_id: SiteId
  name: string
}

interface BoardMemberTable {
  id: IdColumn<BoardMemberId>
  platform_id: SiteId
  name: string
  role: Defaulted<string | null>
  institution: Defaulted<string | null>
  site_media_id: Defaulted<MediaId | null>
  keywords: Defaulted<string[]>
  orcid: Defaulted<string | null>
  body: Defaulted<string | null>
  menu_order: Defaulted<number>
}

interface BoardMemberSubjectTable {
  board_member_id: BoardMemberId
  board_subject_id: BoardSubjectId
}

interface SiteStatisticsTable {
  platform_id: SiteId
  section_title: string
  last_updated: ColumnType<Day | null, Day | null | undefined, Day | null>
  stats: DefaultedJson<{ count: number; label: string }[]>
}

interface SiteSectionRevisionTable {
  id: IdColumn<PartRevisionId>
  platform_id: SiteId
  part: 'menu' | 'board' | 'subjects' | 'statistics' | 'author'
  blog_author_id: Defaulted<BlogAuthorId | null>
  account_id: Defaulted<AccountId | null>
  content: ColumnType<unknown, string, never>
  created_at: Timestamp
}

interface SiteSettingsTable {
  platform_id: SiteId
  submit_page_id: PageId | null
  submit_page_use_reader_ui: boolean
  submit_page_sidebar_left: string | null
  submit_page_sidebar_right: string | null
  publish_card: ColumnType<PublishCard | null, string | null, string | null>
}
