/** This module stores the following about one user, who may download it. */

import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { AccountId } from '../../../core/ids/shared-ids.ts'

export async function exportWriting(db: Kysely<Schema>, accountId: AccountId) {
  return {
    sitePages: await db
      .selectFrom('site_page_revision as revision')
      .innerJoin('site_page', 'site_page.id', 'revision.site_page_id')
      .where('account_id', '=', accountId)
      .select(['revision.path', 'title', 'body', 'revision.created_at as writtenAt'])
      .orderBy('revision.id')
      .execute(),
    posts: await db
      .selectFrom('blog_post_revision as revision')
      .innerJoin('blog_post_now as post', 'post.id', 'revision.blog_post_id')
      .where('account_id', '=', accountId)
      .select(['section', 'slug', 'title', 'excerpt', 'body', 'revision.created_at as writtenAt'])
      .orderBy('revision.id')
      .execute(),
    // Menus, boards and authors as they saved them.
    siteParts: await db
      .selectFrom('site_part_revision')
      .where('account_id', '=', accountId)
      .select(['part', 'content', 'created_at as writtenAt'])
      .orderBy('id')
      .execute(),
    // The author profiles that the account writes posts under.
    postAuthors: await db
      .selectFrom('blog_author')
      .where('account_id', '=', accountId)
      .select(['slug', 'name', 'bio'])
      .orderBy('id')
      .execute(),
  }
}
