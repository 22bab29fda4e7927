import { z } from 'zod'
import { idSchema } from '../../src/core/ids/id-schema.ts'
import type { ContentId } from '../../src/core/ids/shared-ids.ts'
import type { RunningServer } from './child.ts'

const list = z.object({
  items: z
    .array(z.object({ contentId: idSchema<ContentId>(), contentItem: z.object({ volume: z.number(), publicationId: z.number() }) }))
    .min(1),
})

/** The newest item of a library, which holds articles alone. */
export async function firstArticle({ origin }: RunningServer): Promise<{ contentId: ContentId; path: string }> {
  const [item] = list.parse(await (await fetch(`${origin}/content`)).json()).items
  if (item === undefined) throw new Error('The library is empty.')
  return { contentId: item.contentId, path: `/articles/${item.contentItem.volume}-${item.contentItem.publicationId}` }
}
