/** What editors of a platform's WordPress may ask through the site: to be signed in there, and to see a post that nobody else sees yet. */

import { pageHtml } from '../../domain/text/page-html.ts'
import type { SafeHtml } from '../../domain/text/safe-html.ts'
import { readWordpressHtml } from '../../domain/wordpress/page-html.ts'
import { ServiceFailure } from '../../external/ask-json.ts'
import { createWordpressEditors, type WordpressEditors, type WordpressSignIn } from '../../external/wordpress/wordpress-editors.ts'

export interface ContentEditors {
  /** Whether the platform follows a WordPress. */
  follows(platform: string): boolean
  /** Null where the platform follows no WordPress; 'away' where that does not answer. */
  signIn(platform: string, credentials: { username: string; password: string }): Promise<WordpressSignIn | 'away' | null>
  /** Made safe. Null where there is no such post, or no WordPress; 'sign in' where the token is no good, or no more. */
  previewPost(platform: string, id: number, token: string | null): Promise<{ title: string; html: SafeHtml } | 'sign in' | 'away' | null>
}

/** @param sites addresses by platform @param onFailure told why a WordPress does not do what was asked */
export function contentEditors(sites: ReadonlyMap<string, string>, onFailure: (error: unknown) => void): ContentEditors {
  const byPlatform = new Map(Array.from(sites, ([platform, home]) => [platform, createWordpressEditors(home)]))
  async function ask<Answer>(platform: string, question: (editors: WordpressEditors, signal: AbortSignal) => Promise<Answer>) {
    const editors = byPlatform.get(platform)
    if (editors === undefined) return null
    try {
      return await question(editors, new AbortController().signal)
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error
      onFailure(error)
      return 'away' as const
    }
  }
  return {
    follows: platform => byPlatform.has(platform),
    signIn: (platform, credentials) => ask(platform, (editors, signal) => editors.signIn(credentials, signal)),
    previewPost: (platform, id, token) =>
      ask(platform, async (editors, signal) => {
        const found = token === null ? 'sign in' : await editors.post(id, token, signal)
        if (found === null || found === 'sign in') return found
        // Pictures of a draft are not here yet.
        const { html } = readWordpressHtml(found.html, { mediaOf: () => null, pathOf: () => null, isOwn: () => false })
        return { title: found.title, html: pageHtml(html) }
      }),
  }
}
