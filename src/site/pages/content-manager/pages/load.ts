/** The pages of a site, for its editors. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { allowed, forOneAlone } from '../../../guard.ts'
import { type ListedEntry, listStates, presentState } from '../present-state.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { content, platform } = allowed(args, 'edit site content')
  const asked = new URL(args.request.url).searchParams
  const state = listStates.find(each => each === asked.get('state')) ?? 'all'
  const search = (asked.get('search') ?? '').trim().slice(0, 200)
  const all = await content.pages.list(platform)
  const words = search.toLowerCase()
  const entries = all
    .filter(page => state === 'all' || page.state.kind === state)
    .filter(({ path, title }) => words === '' || path.toLowerCase().includes(words) || title.toLowerCase().includes(words))
    .map(
      (page): ListedEntry => ({
        ...{ title: page.title, path: page.path, isRedirect: page.isRedirect, isStanding: page.isStanding, changedBy: page.changedBy },
        ...{ group: page.gateway?.name ?? null, state: presentState(page.state) },
        href: `/my/content/pages/${page.id}`,
        changedAt: page.changedAt?.toISOString() ?? null,
      }),
    )
  return data({ state, search, entries, isEmpty: all.length === 0, isDeleted: asked.get('done') === 'deleted' }, { headers: forOneAlone })
}
