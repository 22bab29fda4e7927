/** Lists the authors of posts, for editors. */

import { data, type LoaderFunctionArgs } from 'react-router'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { websiteContext } from '../../context.ts'
import { thumbnailsOf } from '../thumbnails-of.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const found = await content.authors.list(platform.key)
  const imageOf = await thumbnailsOf(
    args.context,
    found.map(({ avatarId }) => avatarId),
  )
  const authors = found.map(({ avatarId, ...author }) => ({ ...author, image: imageOf(avatarId) }))
  const isDeleted = new URL(args.request.url).searchParams.get('done') === 'deleted'
  return data({ authors, isDeleted }, { headers: privateHeaders })
}
