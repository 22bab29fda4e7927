/** Posts of blog and news, for their editors. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { postPath } from '../../../../domain/blog/blog.ts'
import { allowed, forOneAlone } from '../../../guard.ts'
import { type ListedEntry, listStates, presentState } from '../present-state.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { content, platform } = allowed(args, 'edit site content')
  const asked = new URL(args.request.url).searchParams
  const state = listStates.find(each => each === asked.get('state')) ?? 'all'
  const search = (asked.get('search') ?? '').trim().slice(0, 200)
  const all = await content.posts.list(platform)
  const words = search.toLowerCase()
  const entries = all
    .filter(post => state === 'all' || post.state.kind === state)
    .filter(({ slug, title }) => words === '' || slug.includes(words) || title.toLowerCase().includes(words))
    .map(
      (post): ListedEntry => ({
        ...{ title: post.title, path: postPath(post.section, post.slug), isRedirect: false, isStanding: false, changedBy: post.changedBy },
        ...{ group: post.authorName, state: presentState(post.state) },
        href: `/my/content/posts/${post.id}`,
        changedAt: post.changedAt.toISOString(),
      }),
    )
  return data({ state, search, entries, isEmpty: all.length === 0, isDeleted: asked.get('done') === 'deleted' }, { headers: forOneAlone })
}
