import type { ColumnType } from 'kysely'
import type { Day, Defaulted, Id, Timestamp } from '../../../core/database/column.ts'
import type { MenuPlaceholder } from '../../sites/domain/navigation/main-menu.ts'
import type { PublishCard } from '../../sites/domain/site-settings.ts'
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
  site_part_revision: SitePartRevisionTable
  site_settings: SiteSettingsTable
  site_change: SiteChangeTable
}

declare module '../../../core/database/schema.ts' {
  interface Schema extends SiteTables {}
}

type DefaultedJson<Value> = ColumnType<Value, string | undefined, string>

interface SitePageTable {
  id: Id
  platform_id: number
  gateway_id: Defaulted<number | null>
  path: string
  /** The time at which the scheduled revision replaces the current one for readers. */
  publish_at: Defaulted<Date | null>
  current_revision_id: Defaulted<number | null>
  scheduled_revision_id: Defaulted<number | null>
  created_at: Timestamp
}

interface SitePageRevisionTable {
  id: Id
  site_page_id: number
  account_id: Defaulted<number | null>
  /** The path of this revision. */
  path: string
  gateway_id: Defaulted<number | null>
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
  id: Id
  platform_id: number
  parent_id: Defaulted<number | null>
  path: Defaulted<string | null>
  placeholder: Defaulted<MenuPlaceholder | null>
  text: string
  menu_order: Defaulted<number>
}

interface SiteMediaTable {
  id: Id
  platform_id: number
  name: string
  sha256: string
  alt: Defaulted<string>
  created_at: Timestamp
}

interface SiteMediaSizeTable {
  site_media_id: number
  name: string
  sha256: string
}

interface SiteMediaFormerAddressTable {
  site_media_id: number
  address: string
}

interface BoardSubjectTable {
  id: Id
  platform_id: number
  name: string
}

interface BoardMemberTable {
  id: Id
  platform_id: number
  name: string
  role: Defaulted<string | null>
  institution: Defaulted<string | null>
  site_media_id: Defaulted<number | null>
  keywords: Defaulted<string[]>
  orcid: Defaulted<string | null>
  body: Defaulted<string | null>
  menu_order: Defaulted<number>
}

interface BoardMemberSubjectTable {
  board_member_id: number
  board_subject_id: number
}

interface SiteStatisticsTable {
  platform_id: number
  section_title: string
  last_updated: ColumnType<Day | null, Day | null | undefined, Day | null>
  stats: DefaultedJson<{ count: number; label: string }[]>
}

interface SitePartRevisionTable {
  id: Id
  platform_id: number
  part: 'menu' | 'board' | 'subjects' | 'statistics' | 'author'
  blog_author_id: Defaulted<number | null>
  account_id: Defaulted<number | null>
  content: ColumnType<unknown, string, never>
  created_at: Timestamp
}

interface SiteSettingsTable {
  platform_id: number
  submit_page_id: number | null
  submit_page_use_reader_ui: boolean
  submit_page_sidebar_left: string | null
  submit_page_sidebar_right: string | null
  publish_card: ColumnType<PublishCard | null, string | null, string | null>
}

interface SiteChangeTable {
  id: Id
  at: Timestamp
}
