/** The comments of a platform, by how far they are. */

import { data, type LoaderFunctionArgs } from 'react-router'
import { may } from '../../../../core/access/access.ts'
import { truncate } from '../../../../core/text/truncate.ts'
import { allowed, privateHeaders } from '../../../sites/pages/guard.ts'
import { commentedPath } from '../../domain/comment.ts'
import { moderationLists } from '../../domain/moderation.ts'
import { commentsContext } from '../context.ts'

const excerpt = 400

export async function loader(args: LoaderFunctionArgs) {
  const { platform, visitor } = allowed(args, 'moderate comments')
  const { comments } = args.context.get(commentsContext)
  const query = new URL(args.request.url).searchParams
  const list = moderationLists.find(each => each === query.get('list')) ?? 'waiting'
  const page = /^[1-9]\d{0,5}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1
  const found = await comments.moderation.list(platform.key, { list, page })
  const shown = found.comments.map(({ id, authorName, role, userAffiliation, body, heldFor, flags, postedAt, title, place }) => ({
    ...{ id, authorName, role, userAffiliation, heldFor, flags, title },
    body: truncate(body, excerpt),
    postedAt: postedAt.toISOString(),
    itemPath: commentedPath(place, platform.features),
  }))
  const { lastPage, counts } = found
  const mayAlsoSeeBounces = may(visitor, 'see to bounces', platform.features)
  return data({ list, page, lastPage, counts, comments: shown, mayAlsoSeeBounces }, { headers: privateHeaders })
}
