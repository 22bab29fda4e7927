import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { formMessages } from '../core/forms/message-keys.ts'
import { type Language, languages } from '../core/text/languages.ts'
import { type Message, messageParts } from '../core/text/message.ts'
import { messages } from './messages.ts'

const english = messages.en

/** Texts that a language shares with English. Any other identical text counts as untranslated. */
const sharedWords: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: [
    'Block: {name}',
    'Blog',
    'Blogs',
    'Cookies',
    'Downloads',
    'Editorial',
    'Essay',
    'Institution',
    'Institution (optional)',
    'OK',
    'Poster',
    'Version {number}',
    'Video',
    'Videos',
    'Passkeys',
    'optional',
  ],
  es: ['Roles', 'Blog', 'Blogs', 'Cookies', 'Error'],
  fr: [
    'Affiliations',
    'Figures',
    'Article',
    'Articles',
    'Attention',
    'Blog',
    'Blogs',
    'Citations',
    'Collections',
    'Condition',
    'Cookies',
    'Document',
    'Documents',
    'Licence',
    'Mentions',
    'Menu',
    'OK',
    'Page {number}',
    'Pages',
    'Poster',
    'Posters',
    'Sections',
    'Version {number}',
    'Versions',
    '[version {number}]',
  ],
  it: ['Abstract', 'Account', 'Blog', 'Home', 'Menu', 'OK', 'Password', 'Poster', 'Video', 'peer review: {decisions}'],
  ja: ['OK'],
}
/** Texts that are the same in every language: terms, and texts that consist of names and numbers. */
const sharedByAll = ['PDF', 'XML', 'HTML', 'ResearcherID', 'ORCID iD', 'ISSN {issn}', '© {years} {owner}', '{first}, {second}']

/** Whether a message was left in English: one of its texts equals an English one that the language does not share. */
function isUntranslated(message: Message, original: Message, language: Exclude<Language, 'en'>): boolean {
  const originals = new Set(formsOf(original).map(([, text]) => text))
  const shared = [...sharedByAll, ...sharedWords[language]]
  return formsOf(message).some(([, text]) => originals.has(text) && !shared.includes(text))
}

/** The forms of a message: one text, or a text for each plural category. */
const formsOf = (message: Message): [category: string, text: string][] =>
  typeof message === 'string' ? [['', message]] : Object.entries(message)

const placeholdersOf = (text: string): string[] => [
  ...new Set(
    messageParts(text)
      .flatMap(part => ('name' in part ? [part.name] : []))
      .sort(),
  ),
]

/** A plural form for a single number may spell it out: “one answer”. */
const standsForOneNumber = (category: string, language: Language): boolean => {
  const rules = new Intl.PluralRules(language)
  return [...Array(201).keys()].filter(count => rules.select(count) === category).length === 1
}

/** The errors of a message, compared with the default one in English; empty where there are none. */
function errors(message: Message, original: Message, language: Language): string[] {
  const found: string[] = []
  const forms = formsOf(message)
  const categories = typeof original === 'string' ? [''] : new Intl.PluralRules(language).resolvedOptions().pluralCategories
  const given = forms.map(([category]) => category)
  if (categories.toSorted().join() !== given.toSorted().join()) found.push(`has the forms ${given} and not ${categories}`)
  const wanted = placeholdersOf(typeof original === 'string' ? original : original.other)
  for (const [category, text] of forms) {
    const names = placeholdersOf(text)
    const missing = wanted.filter(name => !names.includes(name) && !(name === 'count' && standsForOneNumber(category, language)))
    const extra = names.filter(name => !wanted.includes(name))
    if (missing.length > 0) found.push(`lacks {${missing.join('}, {')}}`)
    if (extra.length > 0) found.push(`has a {${extra.join('}, {')}} that English does not fill in`)
    if (text.trim() === '') found.push('is empty')
    if (text !== text.trim() || text.includes('  ')) found.push('has stray spaces')
    if (language === 'fr' && /« | [:;?!»]/.test(text)) found.push('has a space that breaks at its punctuation')
    if (/[{}]/.test(text.replaceAll(/\{\w+\}/g, ''))) found.push('has a broken placeholder')
  }
  return found
}

const errorsByKey = (given: Readonly<Record<string, Message>>, language: Language): string[] =>
  Object.entries(english).flatMap(([key, original]) => {
    const message = given[key]
    return message === undefined ? [] : errors(message, original, language).map(error => `${key} ${error}`)
  })

describe('a fault of a message is found', () => {
  const items = { one: '{count} item', other: '{count} items' }
  test.each<[string, Message, Message, Language, string[]]>([
    ['none', 'Seite {number}', 'Page {number}', 'de', []],
    ['another placeholder', 'Seite {zahl}', 'Page {number}', 'de', ['lacks {number}', 'has a {zahl} that English does not fill in']],
    ['a broken placeholder', 'Seite {number', 'Page {number}', 'de', ['lacks {number}', 'has a broken placeholder']],
    ['no text', '', 'Home', 'de', ['is empty']],
    [
      'a category less',
      { one: '{count} elemento', other: '{count} elementi' },
      items,
      'it',
      ['has the forms one,other and not one,many,other'],
    ],
    ['no forms', '{count}', items, 'de', ['has the forms  and not one,other']],
    ['a colon at the start of a line', 'Page : {number}', 'Page: {number}', 'fr', ['has a space that breaks at its punctuation']],
    ['the number one in words', { one: 'ein Beitrag', other: '{count} Beiträge' }, items, 'de', []],
    ['a word for none and one', { one: 'un', many: '{count}', other: '{count}' }, items, 'fr', ['lacks {count}']],
  ])('%s', (_case, message, original, language, found) => {
    expect(errors(message, original, language)).toEqual(found)
  })
})

test('no key stands in two namespaces, and every file of messages is read', () => {
  const files = globSync('src/{messages,modules/*/messages}/en.json', { cwd: join(import.meta.dirname, '../..') })
  const keys = files.flatMap(file =>
    Object.values(fileSchema.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')))).flatMap(Object.keys),
  )
  expect(keys.toSorted()).toEqual(Object.keys(english).toSorted())
})

test('what a rule of a form says is among the messages, in its own words', () => {
  expect(english).toMatchObject(formMessages)
})

describe.each(languages)('the interface in %s (A9-23)', language => {
  const catalogue = messages[language]

  test('has the keys of English, in its order', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(english))
  })

  test('has a text for every form, with the placeholders of English', () => {
    expect(errorsByKey(catalogue, language)).toEqual([])
  })

  test('leaves nothing in English', () => {
    if (language === 'en') return
    const originals = new Map<string, Message>(Object.entries(english))
    const untranslated = Object.entries(catalogue).filter(([key, message]) => isUntranslated(message, originals.get(key) ?? '', language))
    expect(untranslated).toEqual([])
  })
})

const folder = new URL('../brands/', import.meta.url)
const brandsWithText = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && existsSync(new URL(`${entry.name}/text.ts`, folder)))
  .map(entry => entry.name)

const messageSchema = z.union([z.string(), z.object({ other: z.string() }).catchall(z.string())])
const fileSchema = z.record(z.string(), z.record(z.string(), messageSchema))
/** As `BrandText`, but all languages are required. */
const brandTextSchema = z.object({ text: z.record(z.string(), z.record(z.enum(languages), messageSchema)) })

describe.each(brandsWithText)('the words of %s', brand => {
  test('are other words for messages that there are, in every language', async () => {
    const { text } = brandTextSchema.parse(await import(`../brands/${brand}/text.ts`))
    const keys = new Set(Object.keys(english))
    expect(Object.keys(text).filter(key => !keys.has(key))).toEqual([])
    for (const [key, translations] of Object.entries(text)) {
      for (const language of languages) {
        expect(errorsByKey({ [key]: translations[language] }, language)).toEqual([])
        if (language !== 'en')
          expect(isUntranslated(translations[language], translations.en, language), `${key} is English in ${language}`).toBe(false)
      }
    }
  })
})
