/** The forms under which a word is indexed and searched: its spelling, and its stem in a language. */

import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { removeAccents } from './normalise-for-search.ts'
import { oneEnglish } from './one-english.ts'

/** Increase this number with every change of what is stored for a text, so that the index is rebuilt. */
export const analysisVersion = 5

export interface Word {
  lower: string
  folded: string
}

const folded =
  (stem: (word: string) => string) =>
  ({ lower }: Word): string =>
    removeAccents(stem(lower))

/** The English stemmer needs no accents, and English words are also written without them. */
const stemmers: ReadonlyMap<string, (word: Word) => string> = new Map([
  ['en', word => english(oneEnglish(word.folded))],
  ['de', folded(german)],
  ['es', folded(spanish)],
  ['fr', folded(french)],
  ['it', folded(italian)],
  ['pt', folded(portuguese)],
] satisfies [string, (word: Word) => string][])

/** Returns `en` for `en-GB`. */
export const primaryLanguage = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? ''

const maxCached = 200_000
/** The cached forms of words, by language. */
const cachedForms = new Map<string, Map<string, readonly string[]>>()

/**
 * The forms to store: the word, and its stem if that differs. They are cached, because a stemmer takes microseconds, a text has thousands
 * of words, and most of them recur.
 */
export function storedForms(word: Word, language: string): readonly string[] {
  if (!stemmers.has(language)) return [word.folded]
  const known = cachedFormsOf(language)
  const forms = known.get(word.lower)
  if (forms !== undefined) return forms
  const stem = stemOf(word, language)
  const found = stem === word.folded ? [word.folded] : [word.folded, stem]
  if (known.size >= maxCached) known.clear()
  known.set(word.lower, found)
  return found
}

function cachedFormsOf(language: string): Map<string, readonly string[]> {
  const known = cachedForms.get(language) ?? new Map<string, readonly string[]>()
  if (!cachedForms.has(language)) cachedForms.set(language, known)
  return known
}

function stemOf(word: Word, language: string): string {
  const stemmer = stemmers.get(language)
  // Words with digits are not inflected.
  return stemmer && !/[\d.]/u.test(word.folded) ? stemmer(word) || word.folded : word.folded
}

/**
 * The forms to search for, any of which matches. English texts always store English stems, so these suffice. In other languages a missing
 * accent may change the stem, so the word itself is searched too.
 */
export function soughtForms(word: Word, languages: readonly string[]): string[] {
  const forms = languages.flatMap(language => (language === 'en' ? [stemOf(word, language)] : [stemOf(word, language), word.folded]))
  return [...new Set(forms.length > 0 ? forms : [word.folded])]
}
