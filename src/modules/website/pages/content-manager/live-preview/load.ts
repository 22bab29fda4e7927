/** Previews the form of a page or a post as readers would see it: permissions and validation are those of saving, but nothing is stored. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { isDrawnAlone } from '../../../../sites/pages/drawn-alone.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { type EntryErrors, maxBodyLength } from '../../../domain/site-pages/page-entries.ts'
import { websiteContext } from '../../context.ts'
import { inGateway } from '../../static-preview/load.ts'
import { pageIdIn, readPageForm } from '../page/load.ts'
import { postIdIn, readPostForm } from '../post/load.ts'

/** Errors in these fields do not affect the preview; saving reports them. */
const undrawn = ['path', 'slug', 'publishAt']

function invalid(errors: EntryErrors) {
  const drawn = Object.entries(errors).filter(([field]) => !undrawn.includes(field))
  return drawn.length === 0
    ? null
    : data({ kind: 'wrong' as const, errors: Object.fromEntries(drawn) }, { status: 422, headers: privateHeaders })
}

const entriesSent = async ({ request }: ActionFunctionArgs) => readEntries(await request.formData(), maxBodyLength + 1)

export async function pageAction(args: ActionFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const id = pageIdIn(args.params)
  const { read, errors, before } = await readPageForm(args.context, id, await entriesSent(args))
  args.context.set(isDrawnAlone, true)
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
  args.context.set(isDrawnAlone, true)
  const refusal = invalid(errors)
  if (refusal !== null) return refusal
  const post = await content.posts.previewUnsaved(platform, id, read)
  return data({ kind: 'picture' as const, post }, { headers: privateHeaders })
}

/** Without a form, redirects to the preview of the saved revision. */
function toSaved(args: LoaderFunctionArgs, id: number | null, saved: (id: number) => string, fresh: string) {
  allowed(args, 'edit site content')
  if (args.context.get(isDrawnAlone)) return data(null, { headers: privateHeaders })
  throw redirect(id === null ? fresh : saved(id), { headers: privateHeaders })
}

export const pageLoader = (args: LoaderFunctionArgs) =>
  toSaved(
    args,
    pageIdIn(args.params),
    pageId => href('/staticContentPreview/:pageId', { pageId }),
    href('/my/content/pages/:pageId', { pageId: 'new' }),
  )
export const postLoader = (args: LoaderFunctionArgs) =>
  toSaved(
    args,
    postIdIn(args.params),
    postId => href('/blogPreview/:postId', { postId }),
    href('/my/content/posts/:postId', { postId: 'new' }),
  )
