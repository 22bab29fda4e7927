/** Lists the pages of a site, for editors. */
import type { LoaderFunctionArgs } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { allowed } from '../../../../sites/pages/guard.ts'
import { readListRequest } from '../../../domain/site-pages/list-request.ts'
import { websiteContext } from '../../context.ts'
import { presentState } from '../present-state.ts'
import { listData } from '../requested-entries.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const requested = readListRequest(new URL(args.request.url).searchParams, 'path')
  return listData(args.request, requested, await content.pages.list(platform, requested), page => ({
    ...{ title: page.title, path: page.path, isRedirect: page.isRedirect, isStaticPage: page.isStaticPage, changedBy: page.changedBy },
    ...{ group: page.gateway?.name ?? null, state: presentState(page.state) },
    href: href('/my/content/pages/:pageId', { pageId: page.id }),
    changedAt: page.changedAt?.toISOString() ?? null,
  }))
}
