/**
 * Fetches the words of a language. The server has all of them. A browser has those that every page needs (English ones with the page's
 * script, of other languages in a script of their own), and fetches each other part with the first thing that says it.
 */
import { words as everyPageInEnglish } from '../../brands/default/text/en/every-page.ts'
import { isLanguage, type Language } from '../../domain/platform/languages.ts'
import type { Catalogue } from '../../domain/text/message.ts'
import type { LoadedText } from './text.tsx'

/** The files of a language in src/brands/default/text. `server` holds what reaches a page inside its data. */
export type PartOfWords = 'assets' | 'compare' | 'cookies' | 'forms' | 'lists' | 'metrics' | 'reading-aids'

const files = import.meta.glob<Catalogue>('../../brands/default/text/*/*.ts', { import: 'words' })

function load(language: Language, part: string): Promise<Catalogue> {
  if (language === 'en' && part === 'every-page') return Promise.resolve(everyPageInEnglish)
  const file = files[`../../brands/default/text/${language}/${part}.ts`]
  if (file === undefined) throw new Error(`There is no file of the words “${part}” in ${language}.`)
  return file()
}

/** @param named as in `html[lang]`; what is no language of ours is English */
export async function loadText(named: string): Promise<LoadedText> {
  const language = isLanguage(named) ? named : 'en'
  const parts = import.meta.env.SSR ? partsOf(language) : ['every-page']
  return { language, isWhole: import.meta.env.SSR, catalogues: await Promise.all(parts.map(part => load(language, part))) }
}

function partsOf(language: Language): string[] {
  return Object.keys(files).flatMap(path => new RegExp(`/${language}/([\\w-]+)\\.ts$`).exec(path)?.[1] ?? [])
}

const loading = new Map<string, Promise<Catalogue>>()

/** The same promise each time. A part that cannot be fetched leaves its keys to be read, and the page in place. */
export function loadPart(language: Language, part: PartOfWords): Promise<Catalogue> {
  const key = `${language}/${part}`
  const known = loading.get(key)
  if (known !== undefined) return known
  const words = load(language, part).catch(() => {
    loading.delete(key)
    return {}
  })
  loading.set(key, words)
  return words
}
