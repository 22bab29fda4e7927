/** Lists the posts of the blog and the news, for editors, and changes several of them. */
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import type { PostId } from '../../../../../core/ids/shared-ids.ts'
import { postPath } from '../../../../sites/domain/blog-paths.ts'
import { allowed } from '../../../../sites/pages/guard.ts'
import { readListRequest } from '../../../domain/site-pages/list-request.ts'
import { websiteContext } from '../../context.ts'
import { chosenEntriesAction, isOnline } from '../chosen-entries.ts'
import { presentState } from '../present-state.ts'
import { listData } from '../requested-entries.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const requested = readListRequest(new URL(args.request.url).searchParams, 'changed')
  return listData(args.request, requested, await content.posts.list(platform, requested), post => ({
    ...{ title: post.title, isRedirect: false, isStaticPage: false, changedBy: post.changedBy },
    path: postPath(post.section, post.slug, platform.features),
    ...{ group: post.authorName, state: presentState(post.state) },
    id: post.id,
    href: href('/my/content/posts/:postId', { postId: post.id }),
    changedAt: post.changedAt.toISOString(),
  }))
}

export async function action(args: ActionFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { posts } = args.context.get(websiteContext).content
  return await chosenEntriesAction<PostId>(args, {
    async hide(id) {
      const post = await posts.find(platform, id)
      if (post !== null && !isOnline(post.state)) return 'late'
      return (await posts.hide(platform, id)) ? null : 'missing'
    },
    remove: async id => ((await posts.remove(platform, id)) ? null : 'missing'),
  })
}
