/** Previews the last saved revision of a page (specification, accounts.md section 2 “Other routes”: `/staticContentPreview/{pageId}`). */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { PageId } from '../../../../core/ids/shared-ids.ts'
import { contentSignIn, mayPreview, signInToContent } from '../../../accounts/pages/content-sign-in.ts'
import { gatewaysContext } from '../../../gateways/pages/context.ts'
import { gatewayOfPage, loadWritten, loadWrittenHome } from '../../../gateways/pages/gateway/load.ts'
import { hasGatewayPages } from '../../../sites/domain/gateway-pages.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { previewNotFound } from '../../../sites/pages/failures.ts'
import { privateHeaders, refusedPage } from '../../../sites/pages/guard.ts'
import type { ReadyPage } from '../../domain/site-pages/site-page.ts'
import { websiteContext } from '../context.ts'
import { withEditor } from '../edited-at.ts'
import { askAsEditor, signInAtWordpress } from '../wordpress-sign-in.ts'

/** If the platform follows a WordPress, the id in the URL is that of a page there, which only its editors may see. */
export async function loader(args: LoaderFunctionArgs) {
  const { platform, user } = args.context.get(pageRequestContext)
  const { content, contentEditors } = args.context.get(websiteContext)
  const id = parseId<PageId>(args.params.pageId ?? '')
  if (!mayPreview(args, 'edit pages')) return (await contentEditors.follows(platform.key)) ? await draftOf(args, id) : contentSignIn()
  if (id === null) throw previewNotFound(args)
  const decision = await content.pages.decide({ user: user, action: 'edit pages', site: platform }, id)
  if (decision.kind === 'forbidden' || decision.kind === 'conflict') throw refusedPage(decision)
  const found = decision.kind === 'missing' ? null : await content.pages.preview(platform, id)
  if (found === null) throw previewNotFound(args)
  const page = await withEditor(args.context, found.page)
  const gateway = await inGateway(args, { ...found, page })
  return data({ kind: 'preview' as const, ...found, page, gateway, draftOf: null }, { headers: privateHeaders })
}

async function draftOf(args: LoaderFunctionArgs, id: number | null) {
  const requested =
    id === null
      ? null
      : await askAsEditor(args, (platform, token) => args.context.get(websiteContext).contentEditors.previewPage(platform, id, token))
  if (requested === null) throw previewNotFound(args)
  if (requested.kind === 'refused') return requested.signIn
  const { page, leadsTo, editedAt } = requested.found
  const gateway = await inGateway(args, { page, homeOf: null })
  return data({ kind: 'preview' as const, page, leadsTo, homeOf: null, gateway, draftOf: editedAt }, { headers: privateHeaders })
}

/** Shows the page in the layout of its gateway, as readers would see it; null where it belongs to the whole site. */
export async function inGateway(
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  { page, homeOf }: { page: ReadyPage; homeOf: string | null },
) {
  const { platform } = args.context.get(pageRequestContext)
  const { gateways } = args.context.get(gatewaysContext)
  const home = homeOf === null || !hasGatewayPages(platform) ? null : await gateways.find(platform, homeOf)
  if (home !== null) return (await loadWrittenHome(args, home, page)).data
  const gateway = await gatewayOfPage(args, page)
  return gateway && (await loadWritten(args, gateway, page)).data
}

export async function action(args: ActionFunctionArgs) {
  const { platform } = args.context.get(pageRequestContext)
  const { contentEditors } = args.context.get(websiteContext)
  return (await contentEditors.follows(platform.key)) ? await signInAtWordpress(args) : await signInToContent(args, 'edit pages')
}
