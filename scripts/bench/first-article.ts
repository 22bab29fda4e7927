import { z } from 'zod'
import type { RunningServer } from './child.ts'

const list = z.object({
  items: z.array(z.object({ contentId: z.number(), contentItem: z.object({ volume: z.number(), publicationId: z.number() }) })).min(1),
})

/** The newest item of a library, which holds articles alone. */
export async function firstArticle({ origin }: RunningServer): Promise<{ contentId: number; path: string }> {
  const [item] = list.parse(await (await fetch(`${origin}/content`)).json()).items
  if (item === undefined) throw new Error('The library is empty.')
  return { contentId: item.contentId, path: `/articles/${item.contentItem.volume}-${item.contentItem.publicationId}` }
}
