import type { Browse } from '../discovery/index.ts'
import type { Application } from '../sites/index.ts'
import type { Uploads } from '../uploads/index.ts'
import { servePostFeeds } from './serve/post-feeds.ts'
import { createBlog } from './use-cases/blog/create-blog.ts'
import { type ContactDependencies, createContactForm } from './use-cases/contact-form.ts'
import { createContentManager } from './use-cases/content-manager/content-manager.ts'
import { addImageSizes, imageSizesBy } from './use-cases/content-manager/image-sizes.ts'
import { createSiteContent } from './use-cases/site-content/create-site-content.ts'
import { createSiteGaps } from './use-cases/site-gaps.ts'
import { pageSitemap, postSitemap } from './use-cases/site-sitemap.ts'
import { makeImageSizes } from './use-cases/website-jobs.ts'
import { contentEditors as createContentEditors } from './use-cases/wordpress/editors.ts'
import { followWordpress } from './use-cases/wordpress/follow-wordpress.ts'
import { followedWordpresses } from './use-cases/wordpress/followed-wordpresses.ts'
import { createFollowing } from './use-cases/wordpress/following.ts'
import { followWordpresses } from './use-cases/wordpress-jobs.ts'

export interface WebsiteSettings {
  /** Null: emails stay in the outbox. */
  mail: object | null
  /** The WordPress that a platform's pages, posts and menus come from, by platform; and what it signs its word of a change with, or null. */
  wordpress: { sites: ReadonlyMap<string, string>; secret: string | null }
}

/** Follows the WordPress of each site that has one while the server runs. */
export async function startWebsite(
  { server, database, files, jobs, platforms, siteOf, messages }: Application,
  { mail, wordpress: { sites, secret } }: WebsiteSettings,
  { browse, uploads, ...contact }: { browse: Browse; uploads: Uploads } & Omit<ContactDependencies, 'kysely'>,
) {
  const { kysely } = database
  const blog = createBlog(kysely)
  const siteContent = createSiteContent({
    ...{ kysely, browse },
    hasCommissionFooter: key => platforms.all.get(key)?.brand.footer === 'commission',
    onMissing: message => server.log.warn(message),
    onSmallHero: message => server.log.warn(message),
  })
  const following = createFollowing(kysely, sites)
  const contentEditors = createContentEditors({
    ...{ sites, following, siteContent },
    onFailure: error => server.log.error(error, 'a WordPress does not do what its editor asks'),
  })
  const follower = followWordpress({
    ...{ kysely, files },
    followed: followedWordpresses(sites, platforms),
    onDone: message => server.log.info(message),
    onFailure: (error, platform) => server.log.error(error, `the WordPress of ${platform} is not followed; what came from it before stays`),
  })
  jobs.handle(makeImageSizes, run => addImageSizes({ kysely, files }, run))
  if (sites.size > 0) jobs.handle(followWordpresses, follower.follow)
  await servePostFeeds(server, { siteOf, sites: [...platforms.all.values()], blog, messages })
  return {
    ...{ blog, siteContent, contentEditors },
    contactForm: createContactForm({ kysely, ...contact }),
    sitemaps: [pageSitemap(siteContent), postSitemap(kysely)],
    content: createContentManager({ ...{ kysely, files, uploads, siteContent, blog, following }, imageSizes: imageSizesBy(jobs) }),
    siteGaps: createSiteGaps({ kysely, platforms, hasMailServer: mail !== null }),
    wordpress: secret === null ? null : { secret, notify: follower.notify },
  }
}
