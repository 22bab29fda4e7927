/** Previews the form of a page or a post as readers would see it: permissions and validation are those of saving, but nothing is stored. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import type { FieldErrors } from '../../../../../core/forms/message-keys.ts'
import { href } from '../../../../../core/http/href.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { allowed, allowedSomewhere, privateHeaders } from '../../../../sites/pages/guard.ts'
import { isStandalone } from '../../../../sites/pages/standalone.ts'
import { maxBodyLength } from '../../../domain/site-pages/forms/page-limits.ts'
import { websiteContext } from '../../context.ts'
import { inGateway } from '../../static-preview/load.ts'
import { pageIdIn, readPageForm } from '../page/load.ts'
import { allowedPageForm } from '../page-access.ts'
import { postIdIn, readPostForm } from '../post/load.ts'

/** Errors in these fields do not affect the preview; saving reports them. */
const undrawn = ['path', 'slug', 'publishAt']

function invalid(errors: FieldErrors) {
  const drawn = Object.entries(errors).filter(([field]) => !undrawn.includes(field))
  return drawn.length === 0
    ? null
    : data({ kind: 'wrong' as const, errors: Object.fromEntries(drawn) }, { status: 422, headers: privateHeaders })
}

const entriesSent = async ({ request }: ActionFunctionArgs) => readEntries(await request.formData(), maxBodyLength + 1)

export async function pageAction(args: ActionFunctionArgs) {
  const id = pageIdIn(args.params)
  const { platform, isMissing } = await allowedPageForm(args, id)
  const { content } = args.context.get(websiteContext)
  const { read, errors, before } = await readPageForm(args.context, isMissing ? null : id, await entriesSent(args))
  args.context.set(isStandalone, true)
  const refusal = invalid(errors)
  if (refusal !== null) return refusal
  // An empty path is not the front page.
  const path = errors.path === undefined ? read.path : (before?.place.path ?? '')
  const found = await content.pages.previewUnsaved(platform, before?.id ?? null, { ...read, path })
  const gateway = await inGateway(args, found)
  return data({ kind: 'picture' as const, page: found.page, leadsTo: found.leadsTo, gateway }, { headers: privateHeaders })
}

export async function postAction(args: ActionFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const id = postIdIn(args.params)
  const { read, errors } = await readPostForm(args.context, await entriesSent(args))
  args.context.set(isStandalone, true)
  const refusal = invalid(errors)
  if (refusal !== null) return refusal
  const post = await content.posts.previewUnsaved(platform, id, read)
  return data({ kind: 'picture' as const, post }, { headers: privateHeaders })
}

/** Without a form, redirects to the preview of the saved revision. */
function toSaved(args: LoaderFunctionArgs, id: number | null, saved: (id: number) => string, fresh: string) {
  if (args.context.get(isStandalone)) return data(null, { headers: privateHeaders })
  throw redirect(id === null ? fresh : saved(id), { headers: privateHeaders })
}

export function pageLoader(args: LoaderFunctionArgs) {
  allowedSomewhere(args, 'edit pages')
  const fresh = href('/my/content/pages/:pageId', { pageId: 'new' })
  return toSaved(args, pageIdIn(args.params), pageId => href('/staticContentPreview/:pageId', { pageId }), fresh)
}
export function postLoader(args: LoaderFunctionArgs) {
  allowed(args, 'edit site content')
  const fresh = href('/my/content/posts/:postId', { postId: 'new' })
  return toSaved(args, postIdIn(args.params), postId => href('/blogPreview/:postId', { postId }), fresh)
}
