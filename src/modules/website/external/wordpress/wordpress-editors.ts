/** Requests to a WordPress on behalf of its editors: sign-in with the plugin “JWT Authentication”, and drafts. */
import { z } from 'zod'
import { ServiceFailure } from '../../../../core/http/ask-json.ts'
import { pathBeneath, sitePath, type WordpressPage } from '../../domain/wordpress/wordpress-content.ts'
import { type AskWordpress, askWordpress } from './ask-wordpress.ts'
import { pagesSchema, postsSchema, sitePageSchema } from './schemas.ts'
import { plainText, translatePlainPage, translateSitePage } from './translate.ts'

export type WordpressSignIn = { kind: 'signed-in'; token: string } | { kind: 'refused'; message: string }

export interface PreviewedPost {
  title: string
  /** Unsanitised HTML from the WordPress. */
  html: string
}

export interface WordpressEditors {
  /** The URL has no trailing slash. */
  home: string
  /** The message of a rejection is to be shown to the editor (specification, accounts.md section 8). @throws ServiceFailure */
  signIn(credentials: { username: string; password: string }, signal: AbortSignal): Promise<WordpressSignIn>
  /** Reads a post, including drafts. Null where there is none; 'sign in' where the token is invalid or expired. @throws ServiceFailure */
  post(id: number, token: string, signal: AbortSignal): Promise<PreviewedPost | 'sign in' | null>
  /** Reads a page in the same way, with layout and sidebars where the WordPress has the plugin. @throws ServiceFailure */
  page(id: number, token: string, signal: AbortSignal): Promise<WordpressPage | 'sign in' | null>
}

const tokenSchema = z.object({ token: z.string().min(1).max(10_000) })
const postSchema = postsSchema.element.pick({ title: true, content: true })
const plainPageSchema = pagesSchema.element
const routedPageSchema = sitePageSchema.extend({ path: z.string().default('') })

/** @param home the site's URL, without a trailing slash */
export function createWordpressEditors(home: string, ask: AskWordpress = askWordpress(home)): WordpressEditors {
  return {
    home,
    async signIn(send, signal) {
      try {
        const answer = await ask.json({ path: 'jwt-auth/v1/token', schema: tokenSchema, signal, send })
        if (answer !== null && answer !== 'unchanged') return { kind: 'signed-in', token: answer.body.token }
      } catch (error) {
        if (!(error instanceof ServiceFailure) || error.reason !== 'refused') throw error
        return { kind: 'refused', message: plainText(error.said ?? '') || error.message }
      }
      throw new ServiceFailure('refused', `${home} signs nobody in by calls: it needs the plugin “JWT Authentication for WP REST API”`)
    },
    async post(id, token, signal) {
      const found = await find(`wp/v2/posts/${id}`, postSchema, token, signal)
      return found === null || found === 'sign in' ? found : { title: plainText(found.title.rendered), html: found.content.rendered }
    },
    async page(id, token, signal) {
      const routed = await find(`f1000/v1/pages/${id}`, routedPageSchema, token, signal)
      if (routed === 'sign in') return routed
      if (routed !== null) return translateSitePage(routed, fitPath(routed.path, id), () => undefined)[0] ?? null
      const plain = await find(`wp/v2/pages/${id}?context=edit`, plainPageSchema, token, signal)
      if (plain === null || plain === 'sign in') return plain
      // The link of a draft contains its id instead of a path.
      const link = plain.link.includes('?') ? `${home}/${plain.slug}` : plain.link
      const path = fitPath(pathBeneath(home, link) ?? '', id)
      // Its editors need no password for a protected page.
      const content = { ...plain.content, protected: false }
      return translatePlainPage({ ...plain, content, link: home + path }, home, () => undefined)[0] ?? null
    },
  }

  async function find<Schema extends z.ZodType>(path: string, schema: Schema, token: string, signal: AbortSignal) {
    try {
      const answer = await ask.json({ path, schema, signal, token })
      return answer === null || answer === 'unchanged' ? null : answer.body
    } catch (error) {
      if (error instanceof ServiceFailure && error.reason === 'refused') return 'sign in' as const
      throw error
    }
  }
}

/** A page without a path gets one from its id. */
function fitPath(path: string, id: number): string {
  const fit = sitePath(path)
  return fit === null || fit === '/' ? `/page-${id}` : fit
}
