import { expect, test } from 'vitest'
import { isStopWord } from './stop-words.ts'

const languages = ['en', 'de', 'es', 'fr', 'it']

test.each(['the', 'what', 'happens', 'und', 'pour', 'della'])('%s says nothing alone', word => {
  expect(isStopWord(word, languages)).toBe(true)
})

test.each(['war', 'die', 'son', 'no'])('%s says something in English', word => {
  expect(isStopWord(word, languages)).toBe(false)
})

test('words of languages that no text is in are no stop words', () => {
  expect(isStopWord('und', ['en'])).toBe(false)
})
