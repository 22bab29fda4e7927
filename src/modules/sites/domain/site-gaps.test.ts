import { expect, test } from 'vitest'
import { hasBlanks, isPlaceholderEmail, missingSettings, withoutExamples } from './site-gaps.ts'

test.each([
  ['info@example.org', true],
  ['info@gates.example.org', true],
  ['info@EXAMPLE.com', true],
  ['info@press.test', true],
  ['info@press.invalid', true],
  ['info@counterexample.org', false],
  ['info@example.org.uk', false],
  ['info@tidal-press.org', false],
])('whether the email %s is a placeholder is %s', (email, expected) => {
  expect(isPlaceholderEmail(email)).toBe(expected)
})

const tidal = { infoEmail: 'i@tidal.org', editorialEmail: 'e@tidal.org', postalAddress: '1 Quay Street', issn: '2046-1402' }
const none = { infoEmail: null, editorialEmail: null, postalAddress: null, issn: null }

test.each<[Parameters<typeof missingSettings>[0], given: Parameters<typeof missingSettings>[0], missing: string[]]>([
  [
    { ...none, infoEmail: 'info@example.org', editorialEmail: 'editorial@gates.example.org' },
    none,
    ['infoEmail', 'editorialEmail', 'postalAddress'],
  ],
  [none, none, ['infoEmail', 'editorialEmail', 'postalAddress']],
  [{ ...tidal, infoEmail: 'info@example.org', issn: '1234-5679' }, { ...tidal, infoEmail: null, issn: null }, ['infoEmail', 'issn']],
  [tidal, tidal, []],
])('missing settings are found in %j', (info, given, missing) => {
  expect(withoutExamples(info)).toEqual(given)
  expect(missingSettings(info)).toEqual(missing)
})

test('a page has blanks where its text marks what the publisher has to fill in', () => {
  expect(hasBlanks('<p>Published by <mark>[name of the publisher]</mark>.</p>')).toBe(true)
  expect(hasBlanks('<p>The marked word and [1].</p>')).toBe(false)
})
