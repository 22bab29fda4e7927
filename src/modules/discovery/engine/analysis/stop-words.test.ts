import { expect, test } from 'vitest'
import { isStopWord } from './stop-words.ts'

const languages = ['en', 'de', 'es', 'fr', 'it']

test.each(['the', 'what', 'happens', 'und', 'pour', 'della'])('%s is a stop word', word => {
  expect(isStopWord(word, languages)).toBe(true)
})

test.each(['war', 'die', 'son', 'no'])('%s is not a stop word, because it has a meaning in English', word => {
  expect(isStopWord(word, languages)).toBe(false)
})

test('stop words of languages that no text has are ordinary words', () => {
  expect(isStopWord('und', ['en'])).toBe(false)
})
