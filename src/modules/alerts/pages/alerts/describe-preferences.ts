/** Preferences as their page shows them. */

import { itemPath } from '../../../publications/domain/content/item-path.ts'
import type { PageContext } from '../../../sites/pages/context.ts'
import type { AlertsServices } from '../context.ts'
import { describeTopic } from './describe-topic.ts'

type Preferences = Awaited<ReturnType<AlertsServices['alerts']['mine']>>

export type DescribedPreferences = Awaited<ReturnType<typeof describePreferences>>

export async function describePreferences(context: PageContext, { subscriber, followed, items }: Preferences) {
  const said = await Promise.all(
    followed.map(async ({ topicId, topic, name }) => {
      const about = await describeTopic(context, topic, name)
      return about === null ? [] : [{ topicId, ...about }]
    }),
  )
  return {
    subscriber,
    topics: said.flat(),
    items: items.map(({ id, titleHtml, ...item }) => ({ id, titleHtml, path: itemPath(item.contentType, item) })),
  }
}
