/** Shows an image with its alternative text and uses, and handles an editor's changes. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import { parseId } from '../../../../../core/text/parse-id.ts'
import type { ValidationError } from '../../../../accounts/components/account-form/form-messages.ts'
import { type BlogFeatures, postPath } from '../../../../sites/domain/blog-paths.ts'
import { publishPage } from '../../../../sites/domain/submit-destination.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import type { MediaUse } from '../../../domain/media/media-use.ts'
import { websiteContext } from '../../context.ts'
import { altError, altIn, errorOfImage, fileIn } from './image-entries.ts'

const idIn = ({ mediaId = '' }: LoaderFunctionArgs['params']): number => {
  const id = parseId(mediaId)
  if (id === null) throw pageNotFound()
  return id
}

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const found = await content.media.find(platform.key, idIn(args.params))
  if (found === null) throw pageNotFound()
  const { id, name, alt, url, width, height, mimeType, sizes } = found.media
  const whole = { name: null, url, width, height, mimeType }
  const forms = [...Object.entries(sizes).map(([size, form]) => ({ ...form, name: size })), whole]
  const searchParams = new URL(args.request.url).searchParams
  const done = searchParams.get('done')
  const isTooLarge = searchParams.has('too-large')
  return data(
    { id, name, alt, url, width, height, forms, uses: found.uses.map(use => placeOf(use, platform.features)), done, isTooLarge },
    { headers: privateHeaders },
  )
}

/** The link to a use of the image; null for what has no page of its own. */
function placeOf(use: MediaUse, features: BlogFeatures) {
  switch (use.kind) {
    case 'page':
      return { kind: use.kind, title: use.title, path: use.path }
    case 'post':
      return { kind: use.kind, title: use.title, path: postPath(use.section, use.slug, features) }
    case 'member':
      return { kind: use.kind, title: use.name, path: href('/my/content/board') }
    case 'author':
      return { kind: use.kind, title: use.name, path: href('/my/content/authors/:authorId', { authorId: use.id }) }
    case 'publish-page':
      return { kind: use.kind, title: publishPage, path: publishPage }
  }
}

type Refused = { act: 'describe' | 'replace' | 'remove'; error: ValidationError }

export async function action(args: ActionFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const id = idIn(args.params)
  const form = await args.request.formData()
  const refuse = (status: number, refused: Refused) => data(refused, { status, headers: privateHeaders })
  const lead = (to: string) => redirect(to, { status: 303, headers: privateHeaders })
  switch (form.get('act')) {
    case 'describe': {
      const entry = altIn(form)
      const error = altError(entry)
      if (error !== null) return refuse(422, { act: 'describe', error })
      if (!(await content.media.describe(platform.key, id, entry.alt))) throw pageNotFound()
      return lead(`${href('/my/content/media/:mediaId', { mediaId: id })}?done=described`)
    }
    case 'replace': {
      const file = fileIn(form, 'file')
      if (file === null) return refuse(422, { act: 'replace', error: { key: 'media-no-file', values: {} } })
      const given = { name: file.name, content: new Uint8Array(await file.arrayBuffer()) }
      const stored = await content.media.replace(platform.key, id, given)
      if (stored === null) throw pageNotFound()
      if (stored.kind === 'refused') return refuse(422, { act: 'replace', error: errorOfImage(stored.problem) })
      return lead(`${href('/my/content/media/:mediaId', { mediaId: id })}?done=replaced`)
    }
    case 'remove': {
      const outcome = await content.media.remove(platform.key, id)
      if (outcome === 'missing') throw pageNotFound()
      if (outcome === 'used') return refuse(409, { act: 'remove', error: { key: 'media-used', values: {} } })
      return lead(`${href('/my/content/media')}?removed`)
    }
    default:
      throw pageNotFound()
  }
}
