/** Previews the last saved revision of a post (specification, accounts.md section 2 “Other routes”: `/blogPreview/{postId}`). */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { parseId } from '../../../../core/ids/parse-id.ts'
import type { PostId } from '../../../../core/ids/shared-ids.ts'
import { contentSignIn, mayPreview, signInToContent } from '../../../accounts/pages/content-sign-in.ts'
import { pageRequestContext } from '../../../sites/pages/context.ts'
import { previewNotFound } from '../../../sites/pages/failures.ts'
import { privateHeaders } from '../../../sites/pages/guard.ts'
import { websiteContext } from '../context.ts'
import { editedAt } from '../edited-at.ts'
import { askAsEditor, signInAtWordpress } from '../wordpress-sign-in.ts'

/** If the platform follows a WordPress, the id in the URL is that of a post there. */
export async function loader(args: LoaderFunctionArgs) {
  const { platform } = args.context.get(pageRequestContext)
  const { content, contentEditors } = args.context.get(websiteContext)
  const id = parseId<PostId>(args.params.postId ?? '')
  if (!mayPreview(args, 'edit site content'))
    return (await contentEditors.follows(platform.key)) ? await draftOf(args, id) : contentSignIn()
  const post = id === null ? null : await content.posts.preview(platform, id)
  if (post === null) throw previewNotFound(args)
  const edited = await editedAt(args.context, { kind: 'post', id: post.id })
  return data({ kind: 'preview' as const, post, editedAt: edited }, { headers: privateHeaders })
}

async function draftOf(args: LoaderFunctionArgs, id: number | null) {
  const requested =
    id === null
      ? null
      : await askAsEditor(args, ({ key }, token) => args.context.get(websiteContext).contentEditors.previewPost(key, id, token))
  if (requested === null) throw previewNotFound(args)
  return requested.kind === 'refused' ? requested.signIn : data({ kind: 'draft' as const, ...requested.found }, { headers: privateHeaders })
}

export async function action(args: ActionFunctionArgs) {
  const { platform } = args.context.get(pageRequestContext)
  const { contentEditors } = args.context.get(websiteContext)
  return (await contentEditors.follows(platform.key)) ? await signInAtWordpress(args) : await signInToContent(args, 'edit site content')
}
