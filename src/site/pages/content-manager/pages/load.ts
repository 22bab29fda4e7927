/** The pages of a site, for its editors. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { allowed, forOneAlone } from '../../../guard.ts'
import { askedEntries } from '../asked-entries.ts'
import { type ListedEntry, presentState } from '../present-state.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { content, platform } = allowed(args, 'edit site content')
  const entries = (await content.pages.list(platform)).map(
    (page): ListedEntry => ({
      ...{ title: page.title, path: page.path, isRedirect: page.isRedirect, isStanding: page.isStanding, changedBy: page.changedBy },
      ...{ group: page.gateway?.name ?? null, state: presentState(page.state) },
      href: `/my/content/pages/${page.id}`,
      changedAt: page.changedAt?.toISOString() ?? null,
    }),
  )
  return data(askedEntries(args.request, entries), { headers: forOneAlone })
}
