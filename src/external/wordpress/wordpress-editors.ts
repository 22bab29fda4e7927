/** What a WordPress tells its editors alone: who they are, by the plugin “JWT Authentication”, and posts that nobody else sees yet. */
import { z } from 'zod'
import { ServiceFailure } from '../ask-json.ts'
import { type AskWordpress, askWordpress } from './ask-wordpress.ts'
import { postsSchema } from './schemas.ts'
import { plainText } from './translate.ts'

export type WordpressSignIn = { kind: 'signed-in'; token: string } | { kind: 'refused'; message: string }

export interface PreviewedPost {
  title: string
  /** As the WordPress gives it. */
  html: string
}

export interface WordpressEditors {
  /** Without a slash at its end. */
  home: string
  /** What it says where it refuses is to be shown (specification, accounts.md section 8). @throws ServiceFailure */
  signIn(credentials: { username: string; password: string }, signal: AbortSignal): Promise<WordpressSignIn>
  /** Also of a draft. Null where there is no such post; 'sign in' where the token is no good, or no more. @throws ServiceFailure */
  post(id: number, token: string, signal: AbortSignal): Promise<PreviewedPost | 'sign in' | null>
}

const tokenSchema = z.object({ token: z.string().min(1).max(10_000) })
const postSchema = postsSchema.element.pick({ title: true, content: true })

/** @param home the address of the site, without a slash at its end */
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
      try {
        const answer = await ask.json({ path: `wp/v2/posts/${id}`, schema: postSchema, signal, token })
        if (answer === null || answer === 'unchanged') return null
        return { title: plainText(answer.body.title.rendered), html: answer.body.content.rendered }
      } catch (error) {
        if (error instanceof ServiceFailure && error.reason === 'refused') return 'sign in'
        throw error
      }
    },
  }
}
