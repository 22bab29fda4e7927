/** What a WordPress holds into our own tables: by a command that moves one over, and by the server that follows one. */
import { findPlatformId } from '../../data/platforms.ts'
import { listSitePageRoutes } from '../../data/site-page.ts'
import type { WordpressContent } from '../../domain/wordpress/wordpress-content.ts'
import { readStandingPages } from '../site-content/standing-pages.ts'
import { newAddresses } from './addresses.ts'
import { takeBoard, takeMenu, takeStatistics } from './take-board.ts'
import { takeComments } from './take-comments.ts'
import { takeMedia } from './take-media.ts'
import { takeOffPages, takePages, takeRedirects } from './take-pages.ts'
import { takeAuthors, takeOffPosts, takePosts } from './take-posts.ts'
import { takeSettings } from './take-settings.ts'
import { textReader } from './take-texts.ts'
import { beginTaking, type TakeInSetting, type TakenIn } from './taking.ts'

/**
 * Each page, post and file whole or not at all; what came before and is the same is left as it is, so that this may be done again at any time.
 * @throws PlatformMissingError, ServiceFailure where files are fetched and the WordPress is away
 */
export async function takeIn(setting: TakeInSetting, content: WordpressContent): Promise<TakenIn> {
  const { kysely, platform } = setting
  await findPlatformId(kysely, platform)
  const taking = await beginTaking(setting, content)
  const routes = await listSitePageRoutes(kysely, platform)
  const standing = new Set([
    ...readStandingPages().keys(),
    ...routes.map(({ path }) => path),
    '/contact',
    '/for-authors',
    '/browse/articles',
  ])
  const addresses = newAddresses(content, standing)
  // Texts name files, files have to be known before; posts have writers.
  const mediaOf = await takeMedia(taking)
  const reader = textReader(taking, addresses, mediaOf)
  await takePages(taking, reader)
  const authors = await takeAuthors(taking)
  const posts = await takePosts(taking, { authors, reader, mediaOf })
  await takeComments(taking, posts)
  if (taking.as === 'moved') await takeRedirects(taking)
  await takeMenu(taking, addresses)
  await takeStatistics(taking)
  await takeSettings(taking, reader, addresses)
  await takeBoard(taking, reader, mediaOf)
  if (taking.as === 'followed') {
    await takeOffPages(taking)
    await takeOffPosts(taking)
  }
  return taking.report
}
