/**
 * Loads catalogues. The server has all of them. A browser has those that every page needs (in English with the page's
 * script, in other languages in a separate one), and loads others with the first component that needs them.
 */
import { messages as everyPageInEnglish } from '../../../brands/default/text/en/every-page.ts'
import { isLanguage, type Language } from '../../../core/text/languages.ts'
import type { Catalogue } from '../../../core/text/message.ts'

/** The files of a language in src/brands/default/text. `server` holds what reaches a page inside its data. */
export type MessageNamespace =
  | 'alerts'
  | 'article-guidelines'
  | 'assets'
  | 'blog'
  | 'browse'
  | 'comments'
  | 'compare'
  | 'contact'
  | 'content-editor'
  | 'content-manager'
  | 'cookies'
  | 'demographics'
  | 'forms'
  | 'gateways'
  | 'institution'
  | 'lists'
  | 'media-library'
  | 'metrics'
  | 'moderation'
  | 'my'
  | 'open-literature'
  | 'outbox'
  | 'person'
  | 'recommend'
  | 'registration'
  | 'account'
  | 'publish'
  | 'reading-aids'
  | 'roles'
  | 'session'
  | 'site-menus'
  | 'site-pages'
  | 'ways-in'

type Files = Readonly<Record<string, () => Promise<Catalogue>>>

/** By language and catalogue. */
const files = new Map<string, () => Promise<Catalogue>>()

/**
 * Registers the files of catalogues that are loaded on demand, so that no other page's script has to refer to them. The server loads all
 * anyway.
 * @param found by their paths, which end in LANGUAGE/PART.ts
 */
export function registerMessages(found: Files): void {
  for (const [path, file] of Object.entries(found)) files.set(path.split('/').slice(-2).join('/'), file)
}

registerMessages(
  import.meta.env.SSR
    ? import.meta.glob<Catalogue>('../../../brands/default/text/*/*.ts', { import: 'messages' })
    : import.meta.glob<Catalogue>('../../../brands/default/text/*/{every-page,lists}.ts', { import: 'messages' }),
)

function load(language: Language, part: string): Promise<Catalogue> {
  if (language === 'en' && part === 'every-page') return Promise.resolve(everyPageInEnglish)
  const file = files.get(`${language}/${part}.ts`)
  if (file === undefined) throw new Error(`There is no file of the words “${part}” in ${language}.`)
  return file()
}

export interface LoadedText {
  language: Language
  catalogues: readonly Catalogue[]
  /** All catalogues are loaded. */
  isWhole: boolean
}

const texts = new Map<Language, Promise<LoadedText>>()

/**
 * Cached, since a server calls it several times for each page.
 * @param named as in `html[lang]`; an unsupported language becomes English
 */
export function loadText(named: string): Promise<LoadedText> {
  const language = isLanguage(named) ? named : 'en'
  const known = texts.get(language)
  if (known !== undefined) return known
  const text = (import.meta.env.SSR ? loadAll(language) : load(language, 'every-page')).then(messages => ({
    language,
    isWhole: import.meta.env.SSR,
    catalogues: [messages],
  }))
  texts.set(language, text)
  // A failed load is forgotten, so that the next call tries again.
  text.catch(() => texts.delete(language))
  return text
}

/** Every file of a language as one catalogue, so that a word is found by one look. */
async function loadAll(language: Language): Promise<Catalogue> {
  const ofLanguage = [...files].filter(([path]) => path.startsWith(`${language}/`))
  const parts = await Promise.all(ofLanguage.map(([, file]) => file()))
  return Object.fromEntries(parts.flatMap(messages => Object.entries(messages)))
}

/** How long a catalogue that could not be fetched is not requested again, in milliseconds. */
const untilAskedAgain = 10_000
const loading = new Map<string, Promise<Catalogue>>()

/** Cached. If a catalogue cannot be fetched, the page stays and shows keys instead of messages. */
export function loadNamespace(language: Language, part: MessageNamespace): Promise<Catalogue> {
  const key = `${language}/${part}`
  const known = loading.get(key)
  if (known !== undefined) return known
  const messages = load(language, part).catch(() => {
    // Not at once: components that wait for the catalogue render again now, and would request it in an endless loop.
    setTimeout(() => loading.delete(key), untilAskedAgain)
    return {}
  })
  loading.set(key, messages)
  return messages
}
