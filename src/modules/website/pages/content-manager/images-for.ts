import { type PageContext, pageRequestContext } from '../../../sites/pages/context.ts'
import type { MediaId } from '../../domain/ids.ts'
import { websiteContext } from '../context.ts'

/** More images than anybody looks through in a list. */
const maxImages = 200

/** The images of a select: the newest ones, and the current one. */
export async function imagesFor(context: PageContext, own: MediaId | null) {
  const { platform } = context.get(pageRequestContext)
  const { content } = context.get(websiteContext)
  const { media } = await content.media.list(platform.key, { search: '', page: 1, show: maxImages })
  const shown = media.map(({ id, name }) => ({ id, name }))
  if (own === null || shown.some(({ id }) => id === own)) return shown
  const found = await content.media.find(platform.key, own)
  return found === null ? shown : [{ id: own, name: found.media.name }, ...shown]
}
