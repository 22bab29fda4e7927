/** Messages for loaders, as `useText` provides them for components. */

import { brandMessagesIn } from '../../../core/text/message.ts'
import type { PageRequestContext } from '../pages/context.ts'
import { loadText } from './load-text.ts'
import { createText, type Text } from './text.tsx'

export async function requestText({ brand, language }: Pick<PageRequestContext, 'brand' | 'language'>): Promise<Text> {
  const { catalogues } = await loadText(language)
  return createText(language, [brandMessagesIn(brand.text, language), ...catalogues])
}
