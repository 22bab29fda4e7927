/** Messages for loaders, as `useText` provides them for components. */

import type { Language } from '../../../core/text/languages.ts'
import type { Message } from '../../../core/text/message.ts'
import type { SiteRequest } from '../pages/context.ts'
import { loadText } from './load-text.ts'
import { createText, type Text } from './text.tsx'

type BrandMessages = Readonly<Record<string, Readonly<Record<Language, Message>>>>

/** A brand's own messages in one language. */
export function brandMessagesIn(text: BrandMessages, language: Language): Record<string, Message> {
  return Object.fromEntries(Object.entries(text).map(([key, translations]) => [key, translations[language]]))
}

export async function requestText({ brand, language }: Pick<SiteRequest, 'brand' | 'language'>): Promise<Text> {
  const { catalogues } = await loadText(language)
  return createText(language, [brandMessagesIn(brand.text, language), ...catalogues])
}
