/** Lists, compares and restores the revisions of a post. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { entryOf } from '../../../../../core/forms/entries.ts'
import { href } from '../../../../../core/http/href.ts'
import { parseId } from '../../../../../core/ids/parse-id.ts'
import type { PostId } from '../../../../../core/ids/shared-ids.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import type { PostRevisionId } from '../../../domain/ids.ts'
import { revisionDifference } from '../../../domain/site-pages/revision-difference.ts'
import { websiteContext } from '../../context.ts'
import { presentRevisions, twoCompared } from '../present-revisions.ts'

function idIn({ params: { postId = '' } }: Pick<LoaderFunctionArgs, 'params'>): PostId {
  const id = parseId<PostId>(postId)
  if (id === null) throw pageNotFound()
  return id
}

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const id = idIn(args)
  const found = await content.posts.revisions(platform, id)
  if (found === null) throw pageNotFound()
  const compared = twoCompared(new URL(args.request.url).searchParams, found.revisions)
  const texts = compared && [
    await content.posts.revision(platform, id, compared.older),
    await content.posts.revision(platform, id, compared.newer),
  ]
  const [older, newer] = texts ?? []
  const differences = older && newer ? revisionDifference(older, newer) : null
  return data(
    { id, title: found.post.title, revisions: presentRevisions(found.revisions), compared, differences },
    { headers: privateHeaders },
  )
}

export async function action(args: ActionFunctionArgs) {
  const { platform, user } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const id = idIn(args)
  const revisionId = parseId<PostRevisionId>(entryOf(readEntries(await args.request.formData()), 'revision'))
  if (revisionId === null || !(await content.posts.restore(platform, user, id, revisionId))) throw pageNotFound()
  return redirect(`${href('/my/content/posts/:postId', { postId: id })}?done=restored`, { status: 303, headers: privateHeaders })
}
