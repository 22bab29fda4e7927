/** Loads the blog and the news (specification, accounts.md section 2 “Blog”). Missing posts and empty lists are errors 404 (section 8). */

import { type LoaderFunctionArgs, redirect } from 'react-router'
import { splitLanguage, withLanguage } from '../../../../core/text/languages.ts'
import { postTakesComments } from '../../../comments/domain/comment.ts'
import { presentThread } from '../../../comments/pages/comments/load.ts'
import { commentsContext } from '../../../comments/pages/context.ts'
import { type SharedPage, sharedPage, shareMailtoUrl } from '../../../publications/domain/content/share.ts'
import {
  type BlogPlace,
  type BlogSection,
  blogAuthorPath,
  isOnOtherHost,
  postPath,
  sectionPath,
  usualSectionPath,
} from '../../../sites/domain/blog-paths.ts'
import { outsideService } from '../../../sites/domain/outside-services.ts'
import { type PageRequestContext, pageRequestContext } from '../../../sites/pages/context.ts'
import { foundOrThrow, pageNotFound } from '../../../sites/pages/failures.ts'
import { listPagePath, type Post, readPageNumber } from '../../domain/blog/blog.ts'
import { websiteContext } from '../context.ts'
import { editedAt } from '../edited-at.ts'
import { describePostInHead } from './post-head.ts'

type Args = LoaderFunctionArgs

/** Redirects from the default path of a blog that has another path or host. @throws the redirect */
function leadOn({ context, url }: Args, section: BlogSection): void {
  const { features } = context.get(pageRequestContext).platform
  if (section !== 'blog' || !features.blog.enabled) return
  if (isOnOtherHost(features)) throw redirect(features.blog.url)
  const [usual, path] = [usualSectionPath(section), sectionPath(section, features)]
  const requested = splitLanguage(url.pathname).path
  if (path !== usual && (requested === usual || requested.startsWith(`${usual}/`)))
    throw redirect(path + requested.slice(usual.length) + url.search, 301)
}

async function loadList(args: Args, section: BlogSection) {
  leadOn(args, section)
  const { context, request } = args
  const { platform } = context.get(pageRequestContext)
  const { blog } = context.get(websiteContext)
  const page = requestedPage(request)
  const found = await blog.list(platform, section, page)
  if (found === null) throw pageNotFound()
  return { section, ...found, canonical: listPagePath(sectionPath(section, platform.features), page) }
}

async function loadPost(args: Args, section: BlogSection, slug = args.params.slug ?? '') {
  leadOn(args, section)
  const { context } = args
  const site = context.get(pageRequestContext)
  const { blog } = context.get(websiteContext)
  const post = await blog.post(site.platform, section, slug)
  if (post === null) return await leadToMoved(args, section, slug)
  const path = postPath(section, post.slug, site.platform.features)
  const isOutside = outsideService('comments', site.platform) !== null
  const comments = isOutside ? null : await commentsOn(args, post)
  const neighbours = await blog.neighbours(site.platform, post)
  const edited = await editedAt(context, { kind: 'post', id: post.id })
  const head = describePostInHead(post, path, context)
  return { post, path, share: shareOf(site, path, post.title), neighbours, comments, head, editedAt: edited }
}

/** @throws a redirect to the current path of a moved post, or error 404 */
async function leadToMoved({ context }: Args, section: BlogSection, slug: string): Promise<never> {
  const path = await context.get(websiteContext).blog.movedPost(context.get(pageRequestContext).platform, section, slug)
  throw path === null ? pageNotFound() : redirect(path, 301)
}

/** Loads the comments on a post; null where there are none and the platform has no comments on posts. */
async function commentsOn({ context }: Args, { section, slug }: Pick<Post, 'section' | 'slug'>) {
  const { platform } = context.get(pageRequestContext)
  const { comments } = context.get(commentsContext)
  const { item, count, threads, isOpen } = foundOrThrow(await comments.post(platform, section, slug))
  if (threads.length === 0 && !postTakesComments(platform, true)) return null
  return { path: item.commentsPath, count, isOpen, threads: threads.map(thread => presentThread(thread, new Map(), null)) }
}

async function loadAuthor(args: Args, section: BlogSection, slug = args.params.author ?? '') {
  leadOn(args, section)
  const { context, request } = args
  const { platform } = context.get(pageRequestContext)
  const { blog } = context.get(websiteContext)
  const page = requestedPage(request)
  const found = await blog.author(platform, section, slug, page)
  if (found === null) {
    const moved = await blog.movedAuthor(platform, section, slug)
    throw moved === null ? pageNotFound() : redirect(moved, 301)
  }
  return { section, author: found.author, ...found.posts, canonical: listPagePath(blogAuthorPath(section, slug, platform.features), page) }
}

function requestedPage(request: Request): number {
  const page = readPageNumber(new URL(request.url).searchParams.get('page'))
  if (page === null) throw pageNotFound()
  return page
}

/** @returns null where the site's origin is unknown, because shared URLs must be absolute */
function shareOf({ origin, language, platform }: PageRequestContext, path: string, title: string): SharedPage | null {
  if (origin === null) return null
  const url = origin + withLanguage(path, language, platform.languages[0] ?? 'en')
  return sharedPage({ url, title, email: shareMailtoUrl({ url, title }) }, platform.features.socialShare.enabled)
}

export const blogListLoader = (args: Args) => loadList(args, 'blog')
export const newsListLoader = (args: Args) => loadList(args, 'news')
export const blogPostLoader = (args: Args) => loadPost(args, 'blog')
export const newsPostLoader = (args: Args) => loadPost(args, 'news')
export const blogAuthorLoader = (args: Args) => loadAuthor(args, 'blog')
export const newsAuthorLoader = (args: Args) => loadAuthor(args, 'news')

/** Loads a page of a blog whose path is configured by the platform. */
export async function loadBlogPlace(args: Args, place: BlogPlace) {
  switch (place.kind) {
    case 'list':
      return { kind: 'list', shown: await loadList(args, 'blog') } as const
    case 'post':
      return { kind: 'post', shown: await loadPost(args, 'blog', place.slug) } as const
    case 'author':
      return { kind: 'author', shown: await loadAuthor(args, 'blog', place.slug) } as const
  }
}

export type ShownPosts = Awaited<ReturnType<typeof loadList>>
export type ShownPost = Awaited<ReturnType<typeof loadPost>>
export type ShownComments = NonNullable<ShownPost['comments']>
export type ShownAuthor = Awaited<ReturnType<typeof loadAuthor>>
