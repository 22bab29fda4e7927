import { expect, test } from 'vitest'
import { hasBlanks, isPlaceholderEmail, isPlaceholderIssn, missingSettings, ownIssnOf, publicEmailOf } from './site-gaps.ts'

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
  expect(ownIssnOf({ issn })).toBe(expected ? null : issn)
})

test.each<[Parameters<typeof missingSettings>[0], email: string | null, missing: string[]]>([
  [{ infoEmail: 'info@example.org', editorialEmail: 'editorial@example.org', issn: null }, null, ['infoEmail', 'editorialEmail']],
  [{ infoEmail: 'info@example.org', editorialEmail: 'e@tidal.org', issn: '1234-5679' }, 'e@tidal.org', ['infoEmail', 'issn']],
  [{ infoEmail: 'i@tidal.org', editorialEmail: 'e@tidal.org', issn: '2046-1402' }, 'i@tidal.org', []],
])('%j', (platform, email, missing) => {
  expect(publicEmailOf(platform)).toBe(email)
  expect(missingSettings(platform)).toEqual(missing)
})

test('a page has blanks where it marks what its publisher has to say', () => {
  expect(hasBlanks('<p>Published by <mark>[name of the publisher]</mark>.</p>')).toBe(true)
  expect(hasBlanks('<p>The <mark>marked</mark> word and [1].</p>')).toBe(false)
})
