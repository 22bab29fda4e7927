/** Lists the authors of posts, for editors. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { thumbnailsOf } from '../thumbnails-of.ts'

export async function loader(args: LoaderFunctionArgs) {
  const requestContext = allowed(args, 'edit site content')
  const found = await requestContext.content.authors.list(requestContext.platform.key)
  const imageOf = await thumbnailsOf(
    requestContext,
    found.map(({ avatarId }) => avatarId),
  )
  const authors = found.map(({ avatarId, ...author }) => ({ ...author, image: imageOf(avatarId) }))
  const isDeleted = new URL(args.request.url).searchParams.get('done') === 'deleted'
  return data({ authors, isDeleted }, { headers: privateHeaders })
}
