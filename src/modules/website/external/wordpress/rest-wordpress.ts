/**
 * A WordPress over its REST API: the standard one under `wp/v2`, and that of the specification under `f1000/v1` (accounts.md section 7).
 * Without the latter, links give the paths of pages, and menus, boards and statistics are unknown.
 */
import type { z } from 'zod'
import { ServiceFailure } from '../../../../core/http/ask-json.ts'
import { createBreaker } from '../../../../core/http/breaker.ts'
import type { WordpressContent, WordpressPage } from '../../domain/wordpress/wordpress-content.ts'
import { askWordpress } from './ask-wordpress.ts'
import { wordpressCollection } from './collection.ts'
import { translateComments, wordpressComments } from './comments.ts'
import {
  authorsSchema,
  categoriesSchema,
  changedSchema,
  mediaSchema,
  membersSchema,
  menuSchema,
  pagesSchema,
  postsSchema,
  routesSchema,
  type SitePageAnswer,
  settingsSchema,
  sitePageSchema,
  statisticsSchema,
  subjectsSchema,
  submitResearchSchema,
  usersSchema,
} from './schemas.ts'
import {
  type LeaveOut,
  nothingBut,
  translateAuthors,
  translateMedia,
  translateMembers,
  translateMenu,
  translatePlainPage,
  translatePosts,
  translateSettings,
  translateSitePage,
  translateStatistics,
} from './translate.ts'
import type { Wordpress } from './wordpress.ts'

/** Milliseconds between reads of menus and the like, which have no time of change. */
const unsaid = 60_000

interface CachedResponse {
  modified: string | null
  tag: string | null
  page: SitePageAnswer
}

/** @param home the site's URL, without a trailing slash */
export function createWordpress(home: string, now: () => number = Date.now): Wordpress {
  const ask = askWordpress(home)
  const breaker = createBreaker({ name: home })
  const posts = wordpressCollection(ask, 'wp/v2/posts', postsSchema)
  const plainPages = wordpressCollection(ask, 'wp/v2/pages', pagesSchema)
  const media = wordpressCollection(ask, 'wp/v2/media', mediaSchema)
  const comments = wordpressComments(ask, unsaid, now)
  let cached = new Map<number, CachedResponse>()
  /** The last token of its comments; null where it was not requested yet. */
  let ofComments: string | null = null
  /** The last time at which the plugin provided no token of changes. */
  let hadNoWord: number | null = null

  /** @returns null where the route does not exist or is not public */
  async function find<Schema extends z.ZodType>(path: string, schema: Schema, signal: AbortSignal): Promise<z.output<Schema> | null> {
    try {
      const answer = await ask.json({ path, schema, signal })
      return answer === null || answer === 'unchanged' ? null : answer.body
    } catch (error) {
      if (error instanceof ServiceFailure && error.reason === 'refused') return null
      throw error
    }
  }

  async function findWord(signal: AbortSignal): Promise<z.output<typeof changedSchema> | null> {
    if (hadNoWord !== null && now() - hadNoWord < unsaid) return null
    const answer = await find('f1000/v1/changed', changedSchema, signal)
    hadNoWord = answer === null ? now() : null
    return answer
  }

  /** Editing a comment changes neither their number nor the newest one, so the token also changes with time. */
  async function stateOfComments(signal: AbortSignal): Promise<string> {
    return [await comments.state(signal), Math.floor(now() / unsaid)].join(' ')
  }

  async function state(signal: AbortSignal): Promise<string> {
    const word = await findWord(signal)
    const parts = word === null ? [await posts.state(signal), await plainPages.state(signal)] : [word.changed]
    ofComments = word?.comments ?? (await stateOfComments(signal))
    return [...parts, ofComments].join('/')
  }

  async function readSitePages(routes: z.output<typeof routesSchema>, leaveOut: LeaveOut, signal: AbortSignal): Promise<WordpressPage[]> {
    const read = new Map<number, CachedResponse>()
    for (const { id, modified = null } of routes) {
      const known = cached.get(id)
      if (known !== undefined && modified !== null && known.modified === modified) read.set(id, known)
      else {
        const answer = await ask.json({ path: `f1000/v1/pages/${id}`, schema: sitePageSchema, signal, known: known?.tag ?? null })
        if (answer === 'unchanged') {
          if (known !== undefined) read.set(id, { ...known, modified })
        } else if (answer !== null) read.set(id, { modified, tag: answer.tag, page: answer.body })
      }
    }
    cached = read
    return routes.flatMap(({ id, path }) => {
      const found = read.get(id)
      return found === undefined ? [] : translateSitePage(found.page, path, leaveOut)
    })
  }

  async function read(signal: AbortSignal): Promise<WordpressContent> {
    const leftOut: { what: string; why: string }[] = []
    const leaveOut: LeaveOut = (what, why) => void leftOut.push({ what, why })
    const routes = await find('f1000/v1/routes', routesSchema, signal)
    const postAnswers = await posts.read(signal)
    const pageAnswers = routes === null ? await plainPages.read(signal) : []
    if (postAnswers === null && pageAnswers === null)
      throw new ServiceFailure(
        'refused',
        `${home}/wp-json/ has neither posts nor pages: see that this is the address of a WordPress, and that its permalinks are not the plain ones`,
      )
    const pages =
      routes === null
        ? (pageAnswers ?? []).flatMap(page => translatePlainPage(page, home, leaveOut))
        : await readSitePages(routes, leaveOut, signal)
    const commentAnswers = await comments.read(ofComments, signal)
    const news = await find('wp/v2/categories?slug=news&_fields=id,slug', categoriesSchema, signal)
    const authors = (await find('f1000/v1/authors', authorsSchema, signal)) ?? (await findUsers(signal))
    const [menu, statistics, settings, card, subjects, members] = [
      await find('f1000/v1/menus', menuSchema, signal),
      await find('f1000/v1/stats', statisticsSchema, signal),
      await find('f1000/v1/settings', settingsSchema, signal),
      await find('f1000/v1/blocks/submit_research', submitResearchSchema, signal),
      await find('f1000/v1/advisory_board/subjects', subjectsSchema, signal),
      await find('f1000/v1/advisory_board/members', membersSchema, signal),
    ]
    return {
      ...nothingBut(home),
      media: ((await media.read(signal)) ?? []).map(each => translateMedia(each, home)),
      authors: translateAuthors(authors),
      pages,
      posts: translatePosts(postAnswers ?? [], new Set(news?.map(({ id }) => id)), home, leaveOut),
      comments: commentAnswers && translateComments(commentAnswers, leaveOut),
      menu: menu && translateMenu(menu, home),
      statistics: statistics && translateStatistics(statistics),
      settings: translateSettings(settings, card, home),
      subjects,
      members: members && translateMembers(members, home),
      leftOut,
    }
  }

  const findUsers = async (signal: AbortSignal) =>
    ((await find('wp/v2/users?per_page=100', usersSchema, signal)) ?? []).map(({ description, ...user }) => ({ ...user, bio: description }))

  return {
    home,
    state: signal => breaker.run(() => state(signal)),
    read: signal => breaker.run(() => read(signal)),
    file: (url, maxBytes, signal) => ask.file(url, maxBytes, signal),
  }
}
