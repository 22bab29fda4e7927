/** Blog and news (specification, accounts.md section 2 “Blog”). What is not there, and an empty list, is the page-not-found screen (section 8). */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { type BlogSection, blogAuthorPath, listPagePath, postPath, readPageNumber, sectionPath } from '../../../domain/blog/blog.ts'
import { mailAddress, type SharedPage, sharedPage } from '../../../domain/content/share.ts'
import { withLanguage } from '../../../domain/platform/languages.ts'
import { type SiteRequest, siteRequest } from '../../context.ts'
import { pageNotFound } from '../../failures.ts'

type Args = LoaderFunctionArgs

async function loadList({ context, request }: Args, section: BlogSection) {
  const { platform, blog } = context.get(siteRequest)
  const { legacy, url } = platform.features.blog
  // A legacy blog is on a host of its own.
  if (section === 'blog' && legacy) throw redirect(url)
  const page = pageAsked(request)
  const found = await blog.list(platform, section, page)
  if (found === null) throw pageNotFound()
  return { section, ...found, canonical: listPagePath(sectionPath(section), page) }
}

async function loadPost({ context, params }: Args, section: BlogSection) {
  const site = context.get(siteRequest)
  const post = await site.blog.post(site.platform, section, params.slug ?? '')
  if (post === null) throw pageNotFound()
  return { post, share: shareOf(site, postPath(section, post.slug), post.title) }
}

async function loadAuthor({ context, request, params }: Args, section: BlogSection) {
  const { platform, blog } = context.get(siteRequest)
  const slug = params.author ?? ''
  const page = pageAsked(request)
  const found = await blog.author(platform, section, slug, page)
  if (found === null) throw pageNotFound()
  return { section, author: found.author, ...found.posts, canonical: listPagePath(blogAuthorPath(section, slug), page) }
}

function pageAsked(request: Request): number {
  const page = readPageNumber(new URL(request.url).searchParams.get('page'))
  if (page === null) throw pageNotFound()
  return page
}

/** Null where the site's own address is not known: what is shared must be whole. */
function shareOf({ origin, language, platform }: SiteRequest, path: string, title: string): SharedPage | null {
  if (origin === null) return null
  const url = origin + withLanguage(path, language, platform.languages[0] ?? 'en')
  return sharedPage({ url, title, email: mailAddress({ url, title }) }, platform.features.socialShare.enabled)
}

export const blogListLoader = (args: Args) => loadList(args, 'blog')
export const newsListLoader = (args: Args) => loadList(args, 'news')
export const blogPostLoader = (args: Args) => loadPost(args, 'blog')
export const newsPostLoader = (args: Args) => loadPost(args, 'news')
export const blogAuthorLoader = (args: Args) => loadAuthor(args, 'blog')
export const newsAuthorLoader = (args: Args) => loadAuthor(args, 'news')

export type ShownPosts = Awaited<ReturnType<typeof loadList>>
export type ShownPost = Awaited<ReturnType<typeof loadPost>>
export type ShownAuthor = Awaited<ReturnType<typeof loadAuthor>>
