/** A post as its editor last saved it (specification, accounts.md section 2 “Other routes”: `/blogPreview/{postId}`). */
import { data, type LoaderFunctionArgs } from 'react-router'
import { parseId } from '../../../domain/text/parse-id.ts'
import { contentSignIn, mayPreview, signInToContent } from '../../content-sign-in.ts'
import { siteRequest } from '../../context.ts'
import { pageNotFound } from '../../failures.ts'
import { forOneAlone } from '../../guard.ts'

export async function loader(args: LoaderFunctionArgs) {
  if (!mayPreview(args)) return contentSignIn()
  const { content, platform } = args.context.get(siteRequest)
  const id = parseId(args.params.postId ?? '')
  const post = id === null ? null : await content.posts.preview(platform, id)
  if (post === null) throw pageNotFound()
  return data({ kind: 'preview' as const, post }, { headers: forOneAlone })
}

export const action = signInToContent
