import type { Browse } from '../discovery/use-cases/browse/browse.ts'
import type { Application } from '../sites/application.ts'
import { servePostFeeds } from './serve/post-feeds.ts'
import { createBlog } from './use-cases/blog/create-blog.ts'
import { createContentManager } from './use-cases/content-manager/content-manager.ts'
import { createSiteContent } from './use-cases/site-content/create-site-content.ts'
import { pageSitemap, postSitemap } from './use-cases/site-sitemap.ts'
import { contentEditors as createContentEditors } from './use-cases/wordpress/editors.ts'
import { followWordpress } from './use-cases/wordpress/follow-wordpress.ts'
import { followedWordpresses } from './use-cases/wordpress/followed-wordpresses.ts'
import { createFollowing } from './use-cases/wordpress/following.ts'

export interface WebsiteSettings {
  /** The WordPress that a platform's pages, posts and menus come from, by platform; and what it signs its word of a change with, or null. */
  wordpress: { sites: ReadonlyMap<string, string>; secret: string | null }
}

/** Follows the WordPress of each site that has one while the server runs. */
export async function startWebsite(
  { server, database, files, platforms, siteOf, messages }: Application,
  { wordpress: { sites, secret } }: WebsiteSettings,
  { browse }: { browse: Browse },
) {
  const { kysely } = database
  const blog = createBlog(kysely)
  const siteContent = createSiteContent({
    ...{ kysely, browse },
    onMissing: message => server.log.warn(message),
    onSmallHero: message => server.log.warn(message),
  })
  const following = createFollowing(kysely, sites)
  const contentEditors = createContentEditors({
    ...{ sites, following, siteContent },
    onFailure: error => server.log.error(error, 'a WordPress does not do what its editor asks'),
  })
  const follower = followWordpress({
    ...{ database, files },
    followed: followedWordpresses(sites, platforms),
    onDone: message => server.log.info(message),
    onFailure: (error, platform) => server.log.error(error, `the WordPress of ${platform} is not followed; what came from it before stays`),
  })
  server.addHook('onClose', () => follower.close())
  await servePostFeeds(server, { siteOf, sites: [...platforms.all.values()], blog, messages })
  return {
    ...{ blog, siteContent, contentEditors },
    sitemaps: [pageSitemap(siteContent), postSitemap(kysely)],
    content: createContentManager({ kysely, files, siteContent, blog, following }),
    wordpress: secret === null ? null : { secret, notify: follower.notify },
  }
}
