/** Serves feeds of blog and news: /blog/rss, /news/atom and the like, beneath the path of each section. */
import type { FastifyInstance } from 'fastify'
import { readyPage } from '../../../core/http/pages/ready-page.ts'
import { sendPage } from '../../../core/http/pages/send-page.ts'
import { originFor } from '../../../core/http/pages/web-request.ts'
import type { Catalogues } from '../../../core/text/message.ts'
import { writeAtom } from '../../discovery/domain/syndication/atom.ts'
import { type FeedForm, feedForms, feedMediaTypes, feedPath, type SyndicationFeed } from '../../discovery/domain/syndication/feed.ts'
import { writeJsonFeed } from '../../discovery/domain/syndication/json-feed.ts'
import { writeRss } from '../../discovery/domain/syndication/rss.ts'
import { createTranslate, nameByKey } from '../../discovery/index.ts'
import { type BlogSection, blogSections, sectionPath, usualSectionPath } from '../../sites/domain/blog-paths.ts'
import { contactOf } from '../../sites/domain/contact.ts'
import type { Site } from '../../sites/index.ts'
import type { Blog, PostPage } from '../use-cases/blog/blog.ts'

interface PostFeedDependencies {
  siteOf: (host: string) => Site
  /** All sites of the installation. */
  sites: readonly Pick<Site, 'platform'>[]
  blog: Pick<Blog, 'list'>
  /** The messages of all modules, by language. */
  messages: Catalogues
}

const writers: Readonly<Record<FeedForm, (feed: SyndicationFeed) => string>> = {
  rss: writeRss,
  atom: writeAtom,
  'feed.json': writeJsonFeed,
}
/** Seconds for which feed readers and shared caches may use a response. */
const lifetime = 300

export async function servePostFeeds(app: FastifyInstance, { siteOf, sites, blog, messages }: PostFeedDependencies): Promise<void> {
  for (const section of blogSections)
    for (const [path, form] of pathsOf(section, sites))
      app.get(feedPath(form, path), async (request, reply) => {
        const site = siteOf(request.host)
        const own = sectionPath(section, site.platform.features)
        if (path === usualSectionPath(section) && own !== path) return reply.redirect(feedPath(form, own), 301)
        if (path !== own) return reply.code(404).type('text/plain').send('There is no such feed.\n')
        const origin = originFor(site, request)
        const found = origin === null ? null : await blog.list(site.platform, section, 1)
        if (origin === null || found === null) return reply.code(404).type('text/plain').send('There is no such feed.\n')
        const language = site.platform.languages[0] ?? 'en'
        const t = createTranslate({ brand: site.brand, language, messages })
        // The same name as in the list of posts (pages/blog/section-name.ts).
        const name = nameByKey(
          { brand: site.brand, language, messages },
          section === 'news' ? 'menu-news' : site.platform.features.blog.translationKey,
        )
        const description = t(section === 'news' ? 'news-description' : 'blog-description', { site: site.platform.displayName })
        const feed = feedOf(site, { path: own, form, origin, name, description, posts: found.posts })
        const headers = { 'Content-Type': `${feedMediaTypes[form]}; charset=utf-8`, 'Cache-Control': `public, max-age=${lifetime}` }
        reply.header('Vary', 'Accept-Encoding').header('Access-Control-Allow-Origin', '*')
        return sendPage(request, reply, await readyPage(new Response(writers[form](feed), { headers }), ''), 'miss')
      })
}

function pathsOf(section: BlogSection, sites: PostFeedDependencies['sites']): [path: string, form: FeedForm][] {
  const paths = new Set([usualSectionPath(section), ...sites.map(({ platform }) => sectionPath(section, platform.features))])
  return [...paths].flatMap(path => feedForms.map((form): [string, FeedForm] => [path, form]))
}

interface Written {
  /** The path of the list. */
  path: string
  form: FeedForm
  /** The origin, without a trailing slash. */
  origin: string
  name: string
  description: string
  posts: PostPage['posts']
}

function feedOf({ platform }: Site, { path, form, origin, name, description, posts }: Written): SyndicationFeed {
  const { displayName } = platform
  const language = platform.languages[0] ?? 'en'
  return {
    title: `${displayName}: ${name}`,
    description,
    language,
    url: origin + feedPath(form, path),
    pageUrl: origin + path,
    publisher: { name: displayName, url: `${origin}/`, email: contactOf(platform, 'info'), icon: `${origin}/apple-touch-icon.png` },
    updated: posts[0]?.date ?? null,
    items: posts.map(post => ({
      url: `${origin}${path}/${post.slug}`,
      title: post.title,
      abstract: [post.excerpt],
      language,
      authors: [{ name: post.author.name, orcid: null }],
      published: post.date,
      updated: post.date,
      doi: null,
      categories: [],
      picture: null,
    })),
  }
}
