import { escapeHtml } from '../../../../core/text/safe-html.ts'
import type { TrackedId } from '../../../accounts/domain/pending-tracking.ts'
import { gatewaysContext } from '../../../gateways/pages/context.ts'
import { itemPath } from '../../../publications/domain/content/item-path.ts'
import { type PageContext, pageRequestContext } from '../../../sites/pages/context.ts'
import { alertsContext } from '../context.ts'

export type TrackedThing = TrackedId & {
  titleHtml: string
  path: string
}

/** What can be tracked on the site; null where there is no such publication or collection. */
export async function findTracked(context: PageContext, id: TrackedId): Promise<TrackedThing | null> {
  const { platform } = context.get(pageRequestContext)
  if (id.contentType === 'ARTICLE') {
    const card = await context.get(alertsContext).tracking.findItem(platform.key, id.contentId)
    return card && { ...id, titleHtml: card.titleHtml, path: itemPath(card.contentType, card) }
  }
  const gateway = await context.get(gatewaysContext).gateways.findById(platform, id.contentId)
  return gateway && { ...id, titleHtml: escapeHtml(gateway.name), path: gateway.destination }
}
