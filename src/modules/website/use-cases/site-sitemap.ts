/** The website adds this to the sitemap: pages by editors, and posts of blog and news. */
import type { Kysely } from 'kysely'
import type { Schema } from '../../../core/database/schema.ts'
import type { PageEntry, SitemapSource } from '../../discovery/index.ts'
import { blogSections, isShownHere, postPath, sectionPath } from '../../sites/domain/blog-paths.ts'
import { listPostSlugs } from '../data/blog-post.ts'
import type { SiteContent } from './site-content/site-content.ts'

export const pageSitemap =
  ({ routes }: Pick<SiteContent, 'routes'>): SitemapSource =>
  async platform => {
    const pages = await routes(platform)
    return pages.flatMap(({ path, redirectTo }) => (redirectTo === null && path !== '/' ? [{ path, updatedAt: null }] : []))
  }

/** Lists of posts that are not empty, and the posts. */
export const postSitemap =
  (kysely: Kysely<Schema>): SitemapSource =>
  async platform => {
    const sections = blogSections.filter(section => isShownHere(section, platform.features))
    const entries = sections.map(async (section): Promise<PageEntry[]> => {
      const posts = await listPostSlugs(kysely, platform.key, section)
      const listed = posts.map(({ slug, updatedAt }) => ({ path: postPath(section, slug, platform.features), updatedAt }))
      const newest = posts[0]
      return newest === undefined ? [] : [{ path: sectionPath(section, platform.features), updatedAt: newest.updatedAt }, ...listed]
    })
    return (await Promise.all(entries)).flat()
  }
