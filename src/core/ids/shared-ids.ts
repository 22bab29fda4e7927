/**
 * Ids of tables whose rows are referred to from below the module that has the table: by the core, or by a module that this one imports.
 * Every other table's id is declared by its module, in domain/ids.ts.
 */
import type { Id } from './id.ts'

export type AccountId = Id<'account'>
export type SiteId = Id<'platform'>
export type GatewayId = Id<'gateway'>
/** This is the id of any publication, which the API calls contentId. `publication_id` is another number, which counts within a site. */
export type ContentId = Id<'content_item'>
export type VersionId = Id<'version'>
export type AssetId = Id<'asset'>
export type AffiliationId = Id<'affiliation'>
export type CommentId = Id<'comment'>
export type PostId = Id<'blog_post'>
export type PageId = Id<'site_page'>
