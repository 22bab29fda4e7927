/** Shows an image with its alternative text and uses, and handles an editor's changes. */

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { type Entries, entryOf } from '../../../../../core/forms/entries.ts'
import type { FieldErrors } from '../../../../../core/forms/message-keys.ts'
import { validateForm } from '../../../../../core/forms/schema-errors.ts'
import { href } from '../../../../../core/http/href.ts'
import { parseId } from '../../../../../core/ids/parse-id.ts'
import type { ValidationError } from '../../../../accounts/components/account-form/form-messages.ts'
import { type BlogFeatures, postPath } from '../../../../sites/domain/blog-paths.ts'
import { publishPage } from '../../../../sites/domain/submit-destination.ts'
import { pageNotFound } from '../../../../sites/pages/failures.ts'
import { readEntries } from '../../../../sites/pages/form-entries.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { parseUploadEntry } from '../../../../uploads/domain/upload-entry.ts'
import type { MediaId } from '../../../domain/ids.ts'
import { altSchema } from '../../../domain/media/alt-schema.ts'
import { imageLimits } from '../../../domain/media/image-file.ts'
import type { MediaUse } from '../../../domain/media/media-use.ts'
import { websiteContext } from '../../context.ts'
import { loadAutosave, removeAutosave } from '../autosave/load.ts'
import { altIn, errorOfImage, errorOfUpload } from './image-entries.ts'

const idIn = ({ mediaId = '' }: LoaderFunctionArgs['params']): MediaId => {
  const id = parseId<MediaId>(mediaId)
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
  const uses = found.uses.map(use => placeOf(use, platform.features))
  const entries: Entries = { alt: [alt], decorative: alt === '' ? ['true'] : [] }
  const autosave = await loadAutosave(args, { kind: 'media', id }, entries)
  return data({ id, name, alt, url, width, height, forms, uses, done, isTooLarge, entries, autosave }, { headers: privateHeaders })
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

type Refused =
  | { act: 'replace' | 'remove'; error: ValidationError }
  /** `conflict`: somebody else has saved meanwhile. */
  | { act: 'describe'; errors: FieldErrors; conflict: ValidationError | null; entries: Entries }

export async function action(args: ActionFunctionArgs) {
  const { platform, user } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const id = idIn(args.params)
  const form = await args.request.formData()
  const refuse = (status: number, refused: Refused) => data(refused, { status, headers: privateHeaders })
  const lead = (to: string) => redirect(to, { status: 303, headers: privateHeaders })
  const path = href('/my/content/media/:mediaId', { mediaId: id })
  switch (form.get('act')) {
    case 'describe': {
      const entry = altIn(form)
      const entries = readEntries(form, imageLimits.altLength + 1)
      const valid = validateForm(altSchema, entries)
      if (valid.kind === 'invalid') return refuse(422, { act: 'describe', errors: valid.errors, conflict: null, entries })
      const outcome = await content.media.describe(platform.key, id, { alt: entry.alt, basedOn: entryOf(entries, 'basedOn') })
      if (outcome === 'missing') throw pageNotFound()
      if (outcome === 'changed-meanwhile')
        return refuse(409, {
          act: 'describe',
          errors: {},
          conflict: { key: 'content-changed-meanwhile-elsewhere', values: {} },
          entries,
        })
      await removeAutosave(args, { kind: 'media', id }, entries)
      return lead(`${path}?done=described`)
    }
    case 'discard':
      await removeAutosave(args, { kind: 'media', id }, readEntries(form, imageLimits.altLength + 1))
      return lead(path)
    case 'replace': {
      const file = parseUploadEntry(form.get('file'))
      if (file === null) return refuse(422, { act: 'replace', error: { key: 'media-no-file', values: {} } })
      if ('problem' in file) return refuse(422, { act: 'replace', error: errorOfUpload(file.problem, file.name) })
      const stored = await content.media.replace(platform.key, id, { accountId: user.accountId, upload: file.upload })
      if (stored === null) throw pageNotFound()
      if (stored.kind === 'refused') return refuse(422, { act: 'replace', error: errorOfImage(stored.problem) })
      return lead(`${path}?done=replaced`)
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
