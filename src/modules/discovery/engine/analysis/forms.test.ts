import { expect, test } from 'vitest'
import { soughtForms, storedForms } from './forms.ts'
import { isStopWord } from './stop-words.ts'
import { tokenize } from './tokens.ts'

const wordOf = (text: string) => {
  const [word] = tokenize(text)
  if (!word) throw new Error(`No word in ${text}`)
  return word
}
const finds = (query: string, languages: string[], text: string, language: string): boolean => {
  const stored = storedForms(wordOf(text), language)
  return soughtForms(wordOf(query), languages).some(form => stored.includes(form))
}

test.each([
  ['study', 'studies', 'en', true],
  ['vaccinated', 'Vaccination', 'en', true],
  ['naive', 'naïve', 'en', true],
  ['Untersuchung', 'Untersuchungen', 'de', true],
  ['Haus', 'Häuser', 'de', true],
  ['investigaciones', 'investigación', 'es', true],
  ['investigacion', 'investigación', 'es', true],
  ['activité', 'activités', 'fr', true],
  ['attivita', 'attività', 'it', true],
  ['研究', '研究', 'ja', true],
  ['IL6', 'IL6', 'en', true],
  ['heart', 'hearth', 'en', false],
  ['p53', 'p54', 'en', false],
])('the query %s finds %s in %s: %s', (query, text, language, expected) => {
  expect(finds(query, [language], text, language)).toBe(expected)
  // The other languages of the platform must not matter.
  expect(finds(query, ['de', 'en', 'es', 'fr', 'it', 'ja'], text, language)).toBe(expected)
})

test('a word of a language without a stemmer is found as it is written', () => {
  expect(finds('pesquisas', ['en', 'pt'], 'pesquisas', 'pt')).toBe(true)
  expect(finds('pesquisas', [], 'pesquisas', 'pt')).toBe(true)
})

test('an English word is searched in one form, and words of other languages in several', () => {
  expect(soughtForms(wordOf('studies'), ['en'])).toEqual(['studi'])
  expect(soughtForms(wordOf('activités'), ['fr'])).toEqual(['activ', 'activites'])
})

test.each([
  ['the', ['en'], true],
  ['über', ['de'], true],
  ['der', ['en'], false],
  ['der', ['en', 'de'], true],
  ['heart', ['en', 'de', 'fr'], false],
])('whether %s is a stop word of %j: %s', (word, languages, expected) => {
  expect(isStopWord(wordOf(word).folded, languages)).toBe(expected)
})
