import { expect, test } from 'vitest'
import { hasBlanks, isPlaceholderEmail, isPlaceholderIssn, missingSettings, withoutExamples } from './site-gaps.ts'

test.each([
  ['info@example.org', true],
  ['info@gates.example.org', true],
  ['info@EXAMPLE.com', true],
  ['info@press.test', true],
  ['info@press.invalid', true],
  ['info@counterexample.org', false],
  ['info@example.org.uk', false],
  ['info@tidal-press.org', false],
])('%s is an example: %s', (email, expected) => {
  expect(isPlaceholderEmail(email)).toBe(expected)
})

test.each([
  ['0000-0000', true],
  ['1234-5679', true],
  ['2046-1402', false],
])('ISSN %s is an example: %s', (issn, expected) => {
  expect(isPlaceholderIssn(issn)).toBe(expected)
})

const tidal = { infoEmail: 'i@tidal.org', editorialEmail: 'e@tidal.org', issn: '2046-1402' }
const none = { infoEmail: null, editorialEmail: null, issn: null }

test.each<[Parameters<typeof missingSettings>[0], given: Parameters<typeof missingSettings>[0], missing: string[]]>([
  [{ infoEmail: 'info@example.org', editorialEmail: 'editorial@gates.example.org', issn: null }, none, ['infoEmail', 'editorialEmail']],
  [none, none, ['infoEmail', 'editorialEmail']],
  [{ ...tidal, infoEmail: 'info@example.org', issn: '1234-5679' }, { ...tidal, infoEmail: null, issn: null }, ['infoEmail', 'issn']],
  [tidal, tidal, []],
])('%j', (info, given, missing) => {
  expect(withoutExamples(info)).toEqual(given)
  expect(missingSettings(info)).toEqual(missing)
})

test('a page has blanks where it marks what its publisher has to say', () => {
  expect(hasBlanks('<p>Published by <mark>[name of the publisher]</mark>.</p>')).toBe(true)
  expect(hasBlanks('<p>The marked word and [1].</p>')).toBe(false)
})
