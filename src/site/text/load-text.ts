/** Fetches the words of a language: English comes with the page's script, any other one is a script of its own. */
import { messages as english } from '../../brands/default/text/en.ts'
import { isLanguage, type Language } from '../../domain/platform/languages.ts'
import type { Catalogue } from '../../domain/text/message.ts'
import type { LoadedText } from './text.tsx'

const others: Record<Exclude<Language, 'en'>, () => Promise<{ messages: Catalogue }>> = {
  de: () => import('../../brands/default/text/de.ts'),
  es: () => import('../../brands/default/text/es.ts'),
  fr: () => import('../../brands/default/text/fr.ts'),
  it: () => import('../../brands/default/text/it.ts'),
  ja: () => import('../../brands/default/text/ja.ts'),
}

/** @param named as in `html[lang]`; what is no language of ours is English */
export async function loadText(named: string): Promise<LoadedText> {
  const language = isLanguage(named) ? named : 'en'
  if (language === 'en') return { language, catalogues: [english] }
  const { messages } = await others[language]()
  return { language, catalogues: [messages, english] }
}
