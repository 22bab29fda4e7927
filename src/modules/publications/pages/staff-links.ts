/** What the bar above a publication offers to staff. For loaders. */
import type { RouterContextProvider } from 'react-router'
import { href } from '../../../core/http/href.ts'
import type { AssetId, VersionId } from '../../../core/ids/shared-ids.ts'
import { withLanguage } from '../../../core/text/languages.ts'
import { attributes, escapeHtml, html } from '../../../core/text/safe-html.ts'
import type { StaffBarContent } from '../../sites/components/staff-bar.tsx'
import { pageRequestContext } from '../../sites/pages/context.ts'
import { requestText } from '../../sites/text/request-text.ts'
import type { StaffAction } from '../domain/staff-action.ts'
import { publicationsContext } from './context.ts'

/** Null for everybody who may do nothing of it, so that no page for readers differs. */
export async function staffBarOf(
  what: { kind: 'version'; id: VersionId } | { kind: 'asset'; id: AssetId },
  context: Readonly<RouterContextProvider>,
): Promise<StaffBarContent | null> {
  const requestContext = context.get(pageRequestContext)
  const { editorial } = context.get(publicationsContext)
  const { user, platform } = requestContext
  const allowed = await editorial.allowedActions({ user, site: platform }, what)
  if (allowed.length === 0) return null
  const { t, language } = await requestText(requestContext)
  const own = platform.languages[0] ?? 'en'
  const links: Readonly<Record<StaffAction, { path: string; text: string } | null>> = {
    // The editor is another program, on the site's admin host.
    'open the editor':
      what.kind === 'version' && platform.additionalDetails.adminHost !== null
        ? { path: href('/editor/version/:versionId', { versionId: what.id }), text: t('staff-editor') }
        : null,
    'set an editorial status':
      what.kind === 'version'
        ? { path: href('/my/versions/:versionId/status', { versionId: what.id }), text: t('editorial-status') }
        : null,
    'moderate comments': { path: href('/my/moderation'), text: t('my-moderation') },
    'edit pages': { path: href('/my/content'), text: t('my-site-content') },
  }
  const offered = allowed.flatMap(action => links[action] ?? [])
  if (offered.length === 0) return null
  const items = offered.map(
    ({ path, text }) => html`<li><a${attributes({ href: withLanguage(path, language, own) })}>${escapeHtml(text)}</a></li>`,
  )
  return { label: t('staff-bar'), html: html`<ul>${items}</ul>` }
}
