/** Authors of posts, for who edits them. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { allowed, privateHeaders } from '../../../guard.ts'
import { thumbnailsOf } from '../thumbnails-of.ts'

export async function loader(args: LoaderFunctionArgs) {
  const asked = allowed(args, 'edit site content')
  const found = await asked.content.authors.list(asked.platform.key)
  const imageOf = await thumbnailsOf(
    asked,
    found.map(({ avatarId }) => avatarId),
  )
  const authors = found.map(({ avatarId, ...author }) => ({ ...author, image: imageOf(avatarId) }))
  const isDeleted = new URL(args.request.url).searchParams.get('done') === 'deleted'
  return data({ authors, isDeleted }, { headers: privateHeaders })
}
