/** The media library over the site's API (api/site-content/media-routes). Rejects where the request fails. */
import { z } from 'zod'
import type { EditorImage, MediaLibrary } from './questions.ts'

const path = '/wp-json/wp/v2/media'
const shownAtOnce = 40

const fileSchema = z.object({ source_url: z.string(), width: z.number().nullable(), height: z.number().nullable() })
const mediaSchema = z.object({
  id: z.number(),
  source_url: z.string(),
  title: z.object({ rendered: z.string() }),
  alt_text: z.string(),
  media_details: z.object({
    width: z.number().nullable(),
    height: z.number().nullable(),
    sizes: z.record(z.string(), fileSchema),
  }),
})
const problemSchema = z.object({ message: z.string() })

const imageOf = ({ id, source_url: url, title, alt_text: alt, media_details: details }: z.infer<typeof mediaSchema>): EditorImage => ({
  ...{ id, url, alt, width: details.width ?? 0, height: details.height ?? 0 },
  // The API returns the name as HTML.
  name: new DOMParser().parseFromString(title.rendered, 'text/html').body.textContent,
  thumbnailUrl: details.sizes.thumbnail?.source_url ?? url,
})

export const mediaLibrary: MediaLibrary = {
  async list(search) {
    const answer = await fetch(`${path}?${new URLSearchParams({ search, per_page: String(shownAtOnce) })}`)
    return z
      .array(mediaSchema)
      .parse(await answer.json())
      .map(imageOf)
  },
  async upload(file, alt) {
    const form = new FormData()
    form.set('file', file)
    form.set('alt_text', alt)
    // An empty text means that the editor marked the image as decorative.
    if (alt === '') form.set('decorative', 'true')
    const answer = await fetch(path, { method: 'POST', body: form })
    const said: unknown = await answer.json()
    return answer.ok ? imageOf(mediaSchema.parse(said)) : { problem: problemSchema.parse(said).message }
  },
}
