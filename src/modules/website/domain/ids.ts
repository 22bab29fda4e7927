import type { Id } from '../../../core/ids/id.ts'

export type PageRevisionId = Id<'site_page_revision'>
export type PostRevisionId = Id<'blog_post_revision'>
export type BlogAuthorId = Id<'blog_author'>
export type MediaId = Id<'site_media'>
export type BoardMemberId = Id<'board_member'>
export type BoardSubjectId = Id<'board_subject'>
export type MenuItemId = Id<'site_menu_item'>
export type PartRevisionId = Id<'site_part_revision'>
