/** Lists the posts of the blog and the news, for editors. */
import type { LoaderFunctionArgs } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { postPath } from '../../../../sites/domain/blog-paths.ts'
import { allowed } from '../../../../sites/pages/guard.ts'
import { readListRequest } from '../../../domain/site-pages/list-request.ts'
import { websiteContext } from '../../context.ts'
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
    href: href('/my/content/posts/:postId', { postId: post.id }),
    changedAt: post.changedAt.toISOString(),
  }))
}
