/** The part of the revision of cached pages that changes only with time. */
import { sql } from 'kysely'
import type { RevisionPart } from '../../../core/database/revision.ts'

/** A scheduled page or post is published without any row changing. */
export const scheduleRevision: RevisionPart = sql`(select concat_ws('-', (select count(*) from site_page where publish_at <= now()),
  (select count(*) from blog_post where publish_at <= now()), (select count(*) from blog_post where change_at <= now())))`
