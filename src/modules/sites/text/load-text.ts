/**
 * Loads catalogues. The server has all messages. A browser has those that every page needs (in English with the page's
 * script, in other languages in a separate one), and loads others with the first component that needs them.
 */
import { isLanguage, type Language } from '../../../core/text/languages.ts'
import type { Catalogue, Catalogues } from '../../../core/text/message.ts'
import everyPageInEnglish from '../../../messages/en.json?namespace=every-page'
import type { MessageNamespace } from './message-keys.ts'

export interface LoadedText {
  language: Language
  catalogues: readonly Catalogue[]
  /** All catalogues are loaded. */
  isWhole: boolean
}

type Files = Readonly<Record<string, () => Promise<Catalogue>>>

/** Texts are found by language and namespace. */
const files = new Map<string, () => Promise<Catalogue>>()

/**
 * Registers the files of a namespace that is loaded on demand, so that no other page's script has to refer to them.
 * @param found by their paths, which end in LANGUAGE.json
 */
export function registerMessages(namespace: MessageNamespace | 'every-page', found: Files): void {
  for (const [path, file] of Object.entries(found)) files.set(`${path.slice(-'en.json'.length, -'.json'.length)}/${namespace}`, file)
}

registerMessages(
  'every-page',
  import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?namespace=every-page', import: 'default' }),
)
registerMessages('lists', import.meta.glob<Catalogue>('../../../messages/*.json', { query: '?namespace=lists', import: 'default' }))

/** Null in a browser. */
let allMessages: Catalogues | null = null
const texts = new Map<Language, Promise<LoadedText>>()

/** Gives a server the messages of all modules, so that no page waits for one. */
export function provideMessages(messages: Catalogues): void {
  allMessages = messages
  texts.clear()
}

function load(language: Language, namespace: string): Promise<Catalogue> {
  if (language === 'en' && namespace === 'every-page') return Promise.resolve(everyPageInEnglish)
  const file = files.get(`${language}/${namespace}`)
  if (file === undefined) throw new Error(`There is no file of the messages “${namespace}” in ${language}.`)
  return file()
}

/**
 * Cached, since a server calls it several times for each page.
 * @param named as in `html[lang]`; an unsupported language becomes English
 */
export function loadText(named: string): Promise<LoadedText> {
  const language = isLanguage(named) ? named : 'en'
  const known = texts.get(language)
  if (known !== undefined) return known
  const isWhole = allMessages !== null
  const catalogue = allMessages === null ? load(language, 'every-page') : Promise.resolve(allMessages[language])
  const text = catalogue.then(messages => ({ language, isWhole, catalogues: [messages] }))
  texts.set(language, text)
  // A failed load is forgotten, so that the next call tries again.
  text.catch(() => texts.delete(language))
  return text
}

/** A catalogue that could not be fetched is not requested again for so many milliseconds. */
const untilNextRequest = 10_000
const loading = new Map<string, Promise<Catalogue>>()

/** Cached. If a catalogue cannot be fetched, the page stays and shows keys instead of messages. */
export function loadNamespace(language: Language, namespace: MessageNamespace): Promise<Catalogue> {
  const key = `${language}/${namespace}`
  const known = loading.get(key)
  if (known !== undefined) return known
  const messages = load(language, namespace).catch(() => {
    // Not at once: components that wait for the catalogue render again now, and would request it in an endless loop.
    setTimeout(() => loading.delete(key), untilNextRequest)
    return {}
  })
  loading.set(key, messages)
  return messages
}
