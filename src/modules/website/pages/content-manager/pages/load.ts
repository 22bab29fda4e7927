/** Lists the pages that the user may edit, and changes several of them. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import type { PageId } from '../../../../../core/ids/shared-ids.ts'
import { allowedSomewhere } from '../../../../sites/pages/guard.ts'
import { readListRequest } from '../../../domain/site-pages/list-request.ts'
import type { PageChange } from '../../../use-cases/content-manager/pages.ts'
import { websiteContext } from '../../context.ts'
import { chosenEntriesAction, isOnline } from '../chosen-entries.ts'
import { presentState } from '../present-state.ts'
import { listData } from '../requested-entries.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform, access } = allowedSomewhere(args, 'edit pages')
  const { content } = args.context.get(websiteContext)
  const requested = readListRequest(new URL(args.request.url).searchParams, 'path')
  return listData(args.request, requested, await content.pages.list(platform, access, requested), page => ({
    ...{ title: page.title, path: page.path, isRedirect: page.isRedirect, isStaticPage: page.isStaticPage, changedBy: page.changedBy },
    ...{ group: page.gateway?.name ?? null, state: presentState(page.state) },
    id: page.id,
    href: href('/my/content/pages/:pageId', { pageId: page.id }),
    changedAt: page.changedAt?.toISOString() ?? null,
  }))
}

const reasonOf = ({ kind }: PageChange) => (kind === 'done' ? null : kind)

export async function action(args: ActionFunctionArgs) {
  const { platform, access } = allowedSomewhere(args, 'edit pages')
  const { pages } = args.context.get(websiteContext).content
  return await chosenEntriesAction<PageId>(args, {
    async hide(id) {
      const decision = await pages.decide(access, id)
      if (decision.kind !== 'allowed') return decision.kind
      const page = await pages.find(platform, id)
      if (page !== null && !isOnline(page.state)) return 'late'
      return reasonOf(await pages.hide(access, id))
    },
    remove: async id => reasonOf(await pages.remove(access, id)),
  })
}
