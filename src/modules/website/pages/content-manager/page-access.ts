/** Who edits which pages: editors of the whole site all of them, a role for a gateway those of that gateway. */

import type { LoaderFunctionArgs } from 'react-router'
import { grantOn } from '../../../../core/access/access.ts'
import type { PageId } from '../../../../core/ids/shared-ids.ts'
import { type PageContext, pageRequestContext } from '../../../sites/pages/context.ts'
import { pageNotFound } from '../../../sites/pages/failures.ts'
import { allowedSomewhere, refusedPage } from '../../../sites/pages/guard.ts'
import { websiteContext } from '../context.ts'

/** Opens a screen about one page. @param id null for a new one @throws the page of a refusal */
export async function allowedPage(args: Pick<LoaderFunctionArgs, 'context' | 'request'>, id: PageId | null) {
  const requestContext = await allowedPageForm(args, id)
  if (requestContext.isMissing) throw pageNotFound()
  return requestContext
}

/** The same for the form of a page, which is shown and stored as that of a new page where there is none any more. */
export async function allowedPageForm(args: Pick<LoaderFunctionArgs, 'context' | 'request'>, id: PageId | null) {
  const requestContext = allowedSomewhere(args, 'edit pages')
  if (id === null) return { ...requestContext, isMissing: false }
  const decision = await args.context.get(websiteContext).content.pages.decide(requestContext.access, id)
  if (decision.kind === 'forbidden' || decision.kind === 'conflict') throw refusedPage(decision)
  return { ...requestContext, isMissing: decision.kind === 'missing' }
}

/** The gateways to which the user may give pages, and whether a page has to belong to one of them. */
export async function offeredGateways(context: PageContext) {
  const { platform, user } = context.get(pageRequestContext)
  const { isForWholeSite, gateways } = grantOn(user, 'edit pages', platform)
  const all = await context.get(websiteContext).content.pages.gateways(platform)
  return { gateways: isForWholeSite ? all : all.filter(({ id }) => gateways.includes(id)), isRequired: !isForWholeSite }
}
