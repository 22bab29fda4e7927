/** Requests of editors of a platform's WordPress: signing in there, and previewing unpublished posts and pages. */

import { ServiceFailure } from '../../../../core/http/ask-json.ts'
import { uncheckedId } from '../../../../core/ids/id.ts'
import type { SafeHtml } from '../../../../core/text/safe-html.ts'
import { pageHtml } from '../../../sites/domain/page-html.ts'
import type { PlatformFacts } from '../../../sites/domain/platform.ts'
import type { ReadyPage } from '../../domain/site-pages/site-page.ts'
import { readWordpressHtml } from '../../domain/wordpress/page-html.ts'
import { createWordpressEditors, type WordpressEditors, type WordpressSignIn } from '../../external/wordpress/wordpress-editors.ts'
import type { SiteContent } from '../site-content/site-content.ts'
import { type Following, followedHome } from './following.ts'
import { wordpressEditor } from './wordpress-editor.ts'

export interface ContentEditors {
  /** Whether the platform follows a WordPress. */
  follows(platform: string): Promise<boolean>
  /** @returns null where the platform follows no WordPress; 'away' where it does not respond */
  signIn(platform: string, credentials: { username: string; password: string }): Promise<WordpressSignIn | 'away' | null>
  /** The post's HTML is sanitised. Null where there is no such post, or no WordPress; 'sign in' where the token is invalid or expired. */
  previewPost(
    platform: string,
    id: number,
    token: string | null,
  ): Promise<{ title: string; html: SafeHtml; editedAt: string } | 'sign in' | 'away' | null>
  /** The page has the data of its blocks. It has no path here, so it is identified by its id there. */
  previewPage(
    platform: PlatformFacts,
    id: number,
    token: string | null,
  ): Promise<{ page: ReadyPage; leadsTo: string | null; editedAt: string } | 'sign in' | 'away' | null>
}

interface EditorsSetting {
  /** URLs by platform. */
  sites: ReadonlyMap<string, string>
  following: Pick<Following, 'find'>
  siteContent: Pick<SiteContent, 'show'>
  /** Called with the reason why a request to a WordPress failed. */
  onFailure: (error: unknown) => void
}

/** Images and links of a draft are not imported yet. */
const asWritten = { mediaOf: () => null, pathOf: () => null, isOwn: () => false }
const readHtml = (html: string): string => readWordpressHtml(html, asWritten).html

export function contentEditors({ sites, following, siteContent, onFailure }: EditorsSetting): ContentEditors {
  const byPlatform = new Map(Array.from(sites, ([platform, home]) => [platform, createWordpressEditors(home)]))
  const follows = async (platform: string): Promise<boolean> => (await followedHome(following, platform)) !== null
  async function ask<Answer>(platform: string, question: (editors: WordpressEditors, signal: AbortSignal) => Promise<Answer>) {
    const editors = (await follows(platform)) ? byPlatform.get(platform) : undefined
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
    follows,
    signIn: (platform, credentials) => ask(platform, (editors, signal) => editors.signIn(credentials, signal)),
    previewPost: (platform, id, token) =>
      ask(platform, async (editors, signal) => {
        const found = token === null ? 'sign in' : await editors.post(id, token, signal)
        if (found === null || found === 'sign in') return found
        return { title: found.title, html: pageHtml(readHtml(found.html)), editedAt: wordpressEditor(editors.home, id) }
      }),
    previewPage: (platform, id, token) =>
      ask(platform.key, async (editors, signal) => {
        const found = token === null ? 'sign in' : await editors.page(id, token, signal)
        if (found === null || found === 'sign in') return found
        const { shown: _, ...source } = found
        const inHtml = (widgets: typeof source.leftSidebar) => widgets.map(({ type, content }) => ({ type, content: readHtml(content) }))
        const { leftSidebar, rightSidebar } = { leftSidebar: inHtml(source.leftSidebar), rightSidebar: inHtml(source.rightSidebar) }
        const page = await siteContent.show(platform, {
          ...source,
          id: uncheckedId(source.id),
          body: readHtml(source.body),
          leftSidebar,
          rightSidebar,
        })
        return { page, leadsTo: source.redirectTo, editedAt: wordpressEditor(editors.home, id) }
      }),
  }
}
