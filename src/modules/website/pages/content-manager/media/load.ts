/** Lists a platform's images, and accepts uploads from the form that works without JavaScript. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { href } from '../../../../../core/http/href.ts'
import type { ValidationError } from '../../../../accounts/components/account-form/form-messages.ts'
import { allowed, privateHeaders } from '../../../../sites/pages/guard.ts'
import { altError } from '../../../domain/media/alt-schema.ts'
import { websiteContext } from '../../context.ts'
import { errorOfImage, errorOfUpload, imagesIn } from './image-entries.ts'

const shown = 24
const maxAdded = 1000

export async function loader(args: LoaderFunctionArgs) {
  const { platform } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const searchParams = new URL(args.request.url).searchParams
  const search = (searchParams.get('search') ?? '').slice(0, 200)
  const page = /^[1-9]\d{0,5}$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1
  const found = await content.media.list(platform.key, { search, page, show: shown })
  const images = found.media.map(({ id, name, alt, url, width, height, sizes }) => {
    const small = sizes.thumbnail ?? { url, width, height }
    return { id, name, alt, small: { url: small.url, width: small.width, height: small.height } }
  })
  const count = Number(searchParams.get('added'))
  const added = Number.isInteger(count) && count > 0 && count < maxAdded ? count : 0
  return data(
    {
      images,
      search,
      page,
      total: found.total,
      lastPage: found.lastPage,
      added,
      isRemoved: searchParams.has('removed'),
      isTooLarge: searchParams.has('too-large'),
    },
    { headers: privateHeaders },
  )
}

/** Each image is stored separately, so that a rejected one does not affect the others. */
export async function action(args: ActionFunctionArgs) {
  const { platform, user } = allowed(args, 'edit site content')
  const { content } = args.context.get(websiteContext)
  const given = imagesIn(await args.request.formData())
  const refused: { name: string; error: ValidationError }[] = []
  let added = 0
  for (const { file, alt, isDecorative } of given) {
    const invalid = altError({ alt, isDecorative })
    if (invalid !== null) {
      refused.push({ name: file.name, error: invalid })
      continue
    }
    if ('problem' in file) {
      refused.push({ name: file.name, error: errorOfUpload(file.problem, file.name) })
      continue
    }
    const stored = await content.media.add(platform.key, { accountId: user.accountId, upload: file.upload, alt })
    if (stored.kind === 'stored') added += 1
    else refused.push({ name: file.name, error: errorOfImage(stored.problem) })
  }
  if (given.length > 0 && refused.length === 0)
    return redirect(`${href('/my/content/media')}?added=${added}`, { status: 303, headers: privateHeaders })
  return data({ added, refused }, { status: 422, headers: privateHeaders })
}
