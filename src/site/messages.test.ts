import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { messageErrors, textsOf } from '../../tools/messages/message-errors.ts'
import { keyOf, readModules, type Texts } from '../../tools/messages/read-texts.ts'
import { formMessages } from '../core/forms/message-keys.ts'
import { compileMessage } from '../core/text/compile-message.ts'
import { type Language, languages } from '../core/text/languages.ts'
import type { Message } from '../core/text/message.ts'
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
    'Format',
    'Institution',
    'Institution (optional)',
    'Layout',
    'Name',
    'Newsletter',
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
    '(version {number})',
    'Affiliation',
    'Affiliations',
    'Figures',
    'Article',
    'Article (PDF)',
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
    'Format',
    'Image',
    'Image {number}',
    '{count} image',
    '{count} images',
    'Licence',
    'Mentions',
    'Menu',
    'Newsletter',
    'OK',
    '{count} publication',
    '{count} publications',
    ', page {page}',
    'Page {number}',
    'Pages',
    'Poster',
    'Posters',
    'Sections',
    'Version {number}',
    'Versions',
    '[version {number}]',
  ],
  it: [
    'Abstract',
    'Account',
    'Blog',
    'Home',
    'Layout',
    'Media',
    'Menu',
    'Newsletter',
    'OK',
    'Password',
    'Poster',
    'Video',
    'peer review: {decisions}',
  ],
  ja: ['OK'],
}
/** Texts that are the same in every language: terms, and texts that consist of names and numbers. */
const sharedByAll = ['ISSN', 'PDF', 'XML', 'HTML', 'ResearcherID', 'ORCID iD', 'ISSN {issn}', '© {years} {owner}', '{first}, {second}']

/** Whether a message was left in English: one of its texts equals an English one that the language does not share. */
function isUntranslated(message: Message, original: Message, language: Exclude<Language, 'en'>): boolean {
  const originals = new Set(textsOf(original))
  const shared = [...sharedByAll, ...sharedWords[language]]
  return textsOf(message).some(text => /\p{L}/u.test(text.replaceAll(/\{[^}]*\}/g, '')) && originals.has(text) && !shared.includes(text))
}

const sources = readModules()
/** English texts by key, as they are written. */
const englishTexts = sources.flatMap(({ texts }) => [...texts.en].map(([name, text]): [key: string, text: string] => [keyOf(name), text]))
const originals = new Map(englishTexts)

const errorsOf = (texts: Texts, originals: Texts, language: Language): string[] =>
  [...originals].flatMap(([name, original]) => messageErrors(texts.get(name) ?? '', original, language).map(error => `${name} ${error}`))

test('no key is in two namespaces, and every messages file is loaded', () => {
  expect(englishTexts.map(([key]) => key).toSorted()).toEqual(Object.keys(english).toSorted())
})

test('every error of a form rule has a message whose English text is that of the rule', () => {
  expect(Object.fromEntries(originals)).toMatchObject(formMessages)
})

describe.each(languages)('the interface in %s (A9-23)', language => {
  const catalogue = messages[language]

  test('it has the keys of English, in its order', () => {
    expect(Object.keys(catalogue)).toEqual(Object.keys(english))
  })

  test('it has a text for every form, with the placeholders of English', () => {
    expect(sources.flatMap(({ texts }) => errorsOf(texts[language], texts.en, language))).toEqual([])
  })

  test('no text is left in English', () => {
    if (language === 'en') return
    const untranslated = Object.entries(catalogue).filter(([key, message]) => isUntranslated(message, english[key] ?? '', language))
    expect(untranslated).toEqual([])
  })
})

const folder = new URL('../brands/', import.meta.url)
const brandsWithText = readdirSync(folder, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && existsSync(new URL(`${entry.name}/text.ts`, folder)))
  .map(entry => entry.name)

/** This is `BrandText`, but all languages are required. */
const brandTextSchema = z.object({ text: z.record(z.string(), z.record(z.enum(languages), z.string())) })

describe.each(brandsWithText)('the messages of the brand %s', brand => {
  test('they override existing messages, in every language', async () => {
    const { text } = brandTextSchema.parse(await import(`../brands/${brand}/text.ts`))
    const keys = new Set(Object.keys(english))
    expect(Object.keys(text).filter(key => !keys.has(key))).toEqual([])
    for (const [key, translations] of Object.entries(text)) {
      for (const language of languages) {
        expect(messageErrors(translations[language], originals.get(key) ?? '', language)).toEqual([])
        if (language !== 'en')
          expect(
            isUntranslated(compileMessage(translations[language]), compileMessage(translations.en), language),
            `${key} is English in ${language}`,
          ).toBe(false)
      }
    }
  })
})
