/** Posts of blog and news, for their editors. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { postPath } from '../../../../domain/blog/blog.ts'
import { lastSegment } from '../../../../domain/gateways/addresses.ts'
import { allowed, forOneAlone } from '../../../guard.ts'
import { askedEntries } from '../asked-entries.ts'
import { type ListedEntry, presentState } from '../present-state.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { content, platform } = allowed(args, 'edit site content')
  const entries = (await content.posts.list(platform)).map(
    (post): ListedEntry => ({
      ...{ title: post.title, path: postPath(post.section, post.slug), isRedirect: false, isStanding: false, changedBy: post.changedBy },
      ...{ group: post.authorName, state: presentState(post.state) },
      href: `/my/content/posts/${post.id}`,
      changedAt: post.changedAt.toISOString(),
    }),
  )
  // All stand in one of two sections, whose name says nothing of a post.
  return data(
    askedEntries(args.request, entries, ({ path }) => lastSegment(path)),
    { headers: forOneAlone },
  )
}
