import { type PageContext, pageRequestContext } from '../../../sites/pages/context.ts'
import type { MediaId } from '../../domain/ids.ts'
import { websiteContext } from '../context.ts'

/** Loads thumbnails of members and authors, by the ids of their images. */
export async function thumbnailsOf(context: PageContext, numbers: readonly (MediaId | null)[]) {
  const { platform } = context.get(pageRequestContext)
  const { siteContent } = context.get(websiteContext)
  const ids = [...new Set(numbers.flatMap(id => id ?? []))]
  const media = ids.length === 0 ? [] : await siteContent.media(platform, ids)
  const byId = new Map(media.map(each => [each.id, each.sizes.thumbnail ?? each]))
  return (id: number | null) => {
    const { url = null, width = null, height = null } = (id === null ? undefined : byId.get(id)) ?? {}
    return url === null ? null : { url, width, height }
  }
}
