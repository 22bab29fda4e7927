/** Finds out where an image of the media library is used. */
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { MediaUse } from '../domain/media/media-use.ts'
import type { Media } from './site-content.ts'

/**
 * Searches the published and the newest revisions of pages and posts, board members and authors. Older revisions do not count: they are
 * only history, and restoring one reports a missing image.
 */
export async function listMediaUses(database: Kysely<Schema>, { id, url, formerUrls }: Media): Promise<MediaUse[]> {
  const prefixes = [url, ...formerUrls].map(each => each.replace(/[^/]*$/, ''))
  // Blocks and JSON sidebars refer to an image by its id, other HTML by its URL, whatever the file name in it is.
  const named = String.raw`(data-media-id|src)\s*=\s*[\\"']*(${id}([^0-9]|$)|${prefixes.join('|')})`
  const names = (text: 'revision.body' | 'left_sidebar' | 'right_sidebar' | 'bio') => sql<boolean>`${sql.ref(text)}::text ~ ${named}`
  const platformId = database.selectFrom('site_media').where('id', '=', id).select('platform_id')
  const pages = await database
    .selectFrom('site_page as page')
    .innerJoin('site_page_revision as revision', 'revision.site_page_id', 'page.id')
    .where('page.platform_id', '=', platformId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('revision.id', '=', eb.ref('page.current_revision_id')),
        eb('revision.id', '=', eb.ref('page.scheduled_revision_id')),
        eb(
          'revision.id',
          '=',
          selectFrom('site_page_revision as newer')
            .whereRef('newer.site_page_id', '=', 'page.id')
            .select(({ fn }) => fn.max('newer.id').as('id')),
        ),
      ]),
    )
    .where(({ or }) => or([names('revision.body'), names('left_sidebar'), names('right_sidebar')]))
    .select(['page.id', 'page.path', 'title'])
    .distinctOn('page.id')
    .orderBy('page.id')
    .orderBy('revision.id', 'desc')
    .execute()
  const posts = await database
    .selectFrom('blog_post_now as post')
    .innerJoin('blog_post_revision as revision', 'revision.blog_post_id', 'post.id')
    .where('post.platform_id', '=', platformId)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('revision.id', '=', eb.ref('post.current_revision_id')),
        eb('revision.id', '=', eb.ref('post.scheduled_revision_id')),
        eb(
          'revision.id',
          '=',
          selectFrom('blog_post_revision as newer')
            .whereRef('newer.blog_post_id', '=', 'post.id')
            .select(({ fn }) => fn.max('newer.id').as('id')),
        ),
      ]),
    )
    .where(({ or, eb }) => or([names('revision.body'), eb('revision.site_media_id', '=', id)]))
    .select(['post.id', 'section', 'post.slug', 'title'])
    .distinctOn('post.id')
    .orderBy('post.id')
    .orderBy('revision.id', 'desc')
    .execute()
  const members = await database.selectFrom('board_member').where('site_media_id', '=', id).select('name').orderBy('name').execute()
  const inText = await database
    .selectFrom('board_member')
    .where('platform_id', '=', platformId)
    .where(sql<boolean>`body ~ ${named}`)
    .select('name')
    .execute()
  const authors = await database
    .selectFrom('blog_author')
    .where('platform_id', '=', platformId)
    .where(({ or, eb }) => or([eb('site_media_id', '=', id), names('bio')]))
    .select(['id', 'name'])
    .orderBy('name')
    .orderBy('id')
    .execute()
  const sidebarUses = await database
    .selectFrom('site_settings')
    .where('platform_id', '=', platformId)
    .where(sql<boolean>`concat(submit_page_sidebar_left, ' ', submit_page_sidebar_right) ~ ${named}`)
    .select('platform_id')
    .execute()
  return [
    ...pages.map(page => ({ kind: 'page' as const, ...page })),
    ...posts.map(post => ({ kind: 'post' as const, ...post })),
    ...[...new Set([...members, ...inText].map(({ name }) => name))].map(name => ({ kind: 'member' as const, name })),
    ...authors.map(author => ({ kind: 'author' as const, ...author })),
    ...sidebarUses.map(() => ({ kind: 'publish-page' as const })),
  ]
}
